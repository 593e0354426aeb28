# semblance_module(NAME LINKS ...): the static library semblance_NAME from all .h and .cpp files of the folder.
# A folder of core/ may only link what stands before it in the inclusion order, so a wrong include fails to link
# or, for headers, is caught by the test inclusion_order.
function(semblance_module name)
    cmake_parse_arguments(ARG "" "" "LINKS;EXCLUDE" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "*.cpp")
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS "*.h")
    if(ARG_EXCLUDE)
        list(FILTER sources EXCLUDE REGEX "${ARG_EXCLUDE}")
        list(FILTER headers EXCLUDE REGEX "${ARG_EXCLUDE}")
    endif()
    if(sources)
        add_library(semblance_${name} STATIC ${sources} ${headers})
        set(scope PUBLIC)
    else()
        add_library(semblance_${name} INTERFACE)
        set(scope INTERFACE)
    endif()
    target_include_directories(semblance_${name} ${scope} "${PROJECT_SOURCE_DIR}")
    target_link_libraries(semblance_${name} ${scope} ${ARG_LINKS})
endfunction()

# Tests read golden values, published results and data from these folders and skip with a clear message without them.
set(SEMBLANCE_TEST_ENVIRONMENT "QT_QPA_PLATFORM=offscreen" "LC_ALL=C.UTF-8")
foreach(folder GOLDEN PUBLISHED DATA)
    if(NOT DEFINED ENV{SEMBLANCE_${folder}})
        string(TOLOWER ${folder} lower)
        get_filename_component(path "${PROJECT_SOURCE_DIR}/../shared/${lower}" ABSOLUTE)
        list(APPEND SEMBLANCE_TEST_ENVIRONMENT "SEMBLANCE_${folder}=${path}")
    endif()
endforeach()

# Qt is not instrumented: tests/tsan says what it orders, tests/tsan.supp what it does by itself.
if(SEMBLANCE_SANITIZE MATCHES "thread")
    list(APPEND SEMBLANCE_TEST_ENVIRONMENT
         "TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/tsan.supp:die_after_fork=0:ignore_noninstrumented_modules=1")
    add_library(semblance_threadorder OBJECT "${PROJECT_SOURCE_DIR}/tests/tsan/QtThreadOrder.cpp")
    target_link_libraries(semblance_threadorder PUBLIC Qt6::Core ${CMAKE_DL_LIBS})
endif()

# semblance_test(NAME LINKS ...): one Qt Test program from tst_NAME.cpp, run by ctest without a display.
function(semblance_test name)
    cmake_parse_arguments(ARG "" "" "LINKS;SOURCES" ${ARGN})
    add_executable(tst_${name} tst_${name}.cpp ${ARG_SOURCES})
    target_link_libraries(tst_${name} PRIVATE semblance_testsupport Qt6::Test ${ARG_LINKS})
    if(TARGET semblance_threadorder)
        target_link_libraries(tst_${name} PRIVATE semblance_threadorder)
    endif()
    set_target_properties(tst_${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    add_test(NAME ${name} COMMAND tst_${name})
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "${SEMBLANCE_TEST_ENVIRONMENT}" TIMEOUT 900)
endfunction()
