# Compiler settings and the libraries that every target may use. LibTorch is looked for in core/training only.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_AUTOMOC ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()

add_compile_options(-Wall -Wextra)
# Only Q_SIGNALS, Q_SLOTS, Q_EMIT: LibTorch has members called "slots".
add_compile_definitions(QT_NO_KEYWORDS QT_NO_FOREACH QT_DISABLE_DEPRECATED_BEFORE=0x060400)

if(SEMBLANCE_SANITIZE)
    add_compile_options(-fsanitize=${SEMBLANCE_SANITIZE} -fno-omit-frame-pointer -O1)
    add_link_options(-fsanitize=${SEMBLANCE_SANITIZE})
endif()

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Sql Svg Test LinguistTools)
if(SEMBLANCE_WINDOW)
    # Debian: the Charts package needs libqt6opengl6-dev named beside it, else it is "not found".
    find_package(Qt6 6.4 REQUIRED COMPONENTS Widgets Charts SvgWidgets)
endif()
find_package(Eigen3 3.4 REQUIRED NO_MODULE)
find_package(Boost 1.74 REQUIRED) # headers: Boost.Math
find_package(tomlplusplus REQUIRED)
find_package(CLI11 REQUIRED)
find_package(ZLIB REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(LIBZIP REQUIRED IMPORTED_TARGET libzip) # its own CMake file asks for zipcmp and others
find_library(CSV_LIBRARY csv REQUIRED)
find_path(CSV_INCLUDE_DIR csv.h REQUIRED)
find_path(RANDOM123_INCLUDE_DIR Random123/philox.h REQUIRED)
