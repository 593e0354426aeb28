# semblance_thread_order(TEST...): in thread-sanitizer builds, tells the sanitizer what Qt's event queue orders.
function(semblance_thread_order)
    if(NOT SEMBLANCE_SANITIZE MATCHES "thread")
        return()
    endif()
    foreach(test ${ARGN})
        target_sources(tst_${test} PRIVATE "${PROJECT_SOURCE_DIR}/tests/tsan/QtThreadOrder.cpp")
        target_link_libraries(tst_${test} PRIVATE Qt6::Core ${CMAKE_DL_LIBS})
        set_property(TEST ${test} APPEND PROPERTY ENVIRONMENT
            "TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/tsan.supp:die_after_fork=0")
    endforeach()
endfunction()
