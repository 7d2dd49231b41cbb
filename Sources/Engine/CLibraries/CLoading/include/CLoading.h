#ifndef CLOADING_H
#define CLOADING_H

// Libraries that most pictures do not need. A process loads one when it needs it first, instead of at its start.
//
// This module defines the functions of these libraries that CellSnap calls. Each jumps to the library's function of the
// same name, which the library's own header declares. They can be called as soon as the library is loaded.

/// The libraries, each with the name of its file and the Debian package that has it.
#define CELLSNAP_LIBRARIES(LIBRARY)                          \
  LIBRARY(GIF, "libgif.so.7", "libgif7")                     \
  LIBRARY(HEIF, "libheif.so.1", "libheif1")                  \
  LIBRARY(RSVG, "librsvg-2.so.2", "librsvg2-2")              \
  LIBRARY(SERVER, "libmicrohttpd.so.12", "libmicrohttpd12")  \
  LIBRARY(SPNG, "libspng.so.0", "libspng0")                  \
  LIBRARY(TIFF, "libtiff.so.6", "libtiff6")                  \
  LIBRARY(TURBOJPEG, "libturbojpeg.so.0", "libturbojpeg0")   \
  LIBRARY(WEBP, "libwebp.so.7", "libwebp7")                  \
  LIBRARY(WEBPDEMUX, "libwebpdemux.so.2", "libwebpdemux2")   \
  LIBRARY(XML2, "libxml2.so.2", "libxml2")

#define CELLSNAP_LIBRARY_NAME(name, file, package) CELLSNAP_##name,
enum cellsnap_library { CELLSNAP_LIBRARIES(CELLSNAP_LIBRARY_NAME) CELLSNAP_LIBRARY_COUNT };

/// Loads a library unless it is loaded, on any thread. Returns null, or the reason why it cannot be loaded and what to
/// install, in one line.
const char *cellsnap_load(enum cellsnap_library library);

#endif
