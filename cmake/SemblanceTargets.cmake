# semblance_module(NAME LINKS ...): the static library semblance_NAME from all .h and .cpp files of the folder.
# A folder of core/ may only link what stands before it in the inclusion order, so a wrong include fails to link
# or, for headers, is caught by tests/inclusion_order.
function(semblance_module name)
    cmake_parse_arguments(ARG "" "" "LINKS;EXCLUDE" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "*.h" "*.cpp")
    if(ARG_EXCLUDE)
        list(FILTER sources EXCLUDE REGEX "${ARG_EXCLUDE}")
    endif()
    add_library(semblance_${name} STATIC ${sources})
    target_include_directories(semblance_${name} PUBLIC "${PROJECT_SOURCE_DIR}")
    target_link_libraries(semblance_${name} PUBLIC ${ARG_LINKS})
endfunction()

# semblance_test(NAME LINKS ...): one Qt Test program from tst_NAME.cpp, run by ctest without a display.
function(semblance_test name)
    cmake_parse_arguments(ARG "" "" "LINKS;SOURCES" ${ARGN})
    add_executable(tst_${name} tst_${name}.cpp ${ARG_SOURCES})
    target_link_libraries(tst_${name} PRIVATE semblance_testsupport Qt6::Test ${ARG_LINKS})
    set_target_properties(tst_${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    add_test(NAME ${name} COMMAND tst_${name})
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "${SEMBLANCE_TEST_ENVIRONMENT}"
                         SKIP_REGULAR_EXPRESSION "SKIPPED-FOR-MISSING-DATA")
endfunction()
