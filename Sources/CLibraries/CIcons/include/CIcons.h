#ifndef CICONS_H
#define CICONS_H

#include <stddef.h>
#include <stdint.h>

// Vector images, drawn by librsvg, and a worker: the process's own executable started a second time, which draws or
// converts the documents that others made, each in a process of its own that has limits.

struct _cairo;

/// Room for a reason, the null at its end included.
enum { CELLSNAP_REASON_ROOM = 512 };

/// An SVG document that librsvg has read.
struct cellsnap_svg;

/// Null where librsvg refuses the document, and `reason` says why.
struct cellsnap_svg *cellsnap_svg_open(const uint8_t *bytes, size_t count, char *reason);
void cellsnap_svg_close(struct cellsnap_svg *svg);

/// Its natural size in pixels: width and height, or those of its view box, or 100 x 100.
void cellsnap_svg_size(struct cellsnap_svg *svg, double *width, double *height);

/// Draws it into a rectangle of a context; 0 where it cannot be drawn, and `reason` says why.
int cellsnap_svg_draw(struct cellsnap_svg *svg, struct _cairo *context, double x, double y, double width, double height,
                      char *reason);

/// Draws it into `height` rows of `width` premultiplied 32-bit pixels without gaps, all of them 0; else as above.
int cellsnap_svg_paint(struct cellsnap_svg *svg, uint8_t *pixels, int width, int height, char *reason);

/// A request to a worker.
enum {
  /// The fonts of texts from now on: a document of fontconfig and then paths of further files, each ended by a null.
  /// There is no reply.
  CELLSNAP_WORKER_FONTS = 1,
  /// The natural size of an SVG document.
  CELLSNAP_WORKER_SIZE = 2,
  /// The pixels of an SVG document.
  CELLSNAP_WORKER_PAINT = 3,
  /// The output of a program that reads the bytes as its standard input, a file: the bytes begin with its path, a
  /// document of fontconfig, the folder for a temporary file, and its arguments, each ended by a null, the last one by
  /// two of them.
  CELLSNAP_WORKER_RUN = 4,
};

struct cellsnap_request {
  uint32_t kind;
  /// In pixels.
  uint32_t width, height;
  /// Seconds of a processor's time.
  uint32_t seconds;
  /// Bytes of memory that it may ask for at once; unless the system cannot tell.
  uint32_t memory_at_once;
  /// Bytes of memory beyond those that the worker itself takes.
  uint64_t memory;
  /// The most bytes that a program may write.
  uint64_t output;
  /// Bytes that follow.
  uint64_t count;
};

/// How a request ended.
enum {
  /// It is done: pixels, or what a program wrote, follow.
  CELLSNAP_WORKER_DONE = 0,
  /// The document is refused; a reason follows.
  CELLSNAP_WORKER_REFUSED = 1,
  CELLSNAP_WORKER_TOO_SLOW = 2,
  CELLSNAP_WORKER_TOO_LARGE = 3,
  CELLSNAP_WORKER_TOO_LONG = 4,
  /// The process ended by itself: by the signal of `detail`, or with that status where it is negative.
  CELLSNAP_WORKER_ENDED = 5,
  /// There can be no process: the system's number is `detail`.
  CELLSNAP_WORKER_FAILED = 6,
};

struct cellsnap_reply {
  uint32_t outcome;
  int32_t detail;
  double width, height;
  /// Bytes that follow.
  uint64_t count;
};

/// Starts a worker; the descriptor of its socket, or a negated number of the system.
///
/// It ends when the socket is closed, also by the end of this process.
int cellsnap_worker_start(int *process);

/// Whether memory, files and calls are limited: not under a sanitizer, whose shadows take terabytes of addresses.
int cellsnap_worker_is_limited(void);

/// 0 where the socket ends before all bytes are there, or after so many seconds without any.
int cellsnap_worker_read(int socket, void *bytes, size_t count, int seconds);
int cellsnap_worker_write(int socket, const void *bytes, size_t count);

#endif
