#ifndef CICONS_H
#define CICONS_H

#include <stddef.h>
#include <stdint.h>

// Vector images, drawn by librsvg, and a worker. The worker is a second instance of the process's own executable.
// It draws or converts documents from others, each in a separate process with limits.

struct _cairo;

/// The capacity for a reason, including the null at its end.
enum { CELLSNAP_REASON_ROOM = 512 };

/// An SVG document that librsvg has read.
struct cellsnap_svg;

/// Reads a document. Returns null if librsvg refuses it, and writes the cause to `reason`.
struct cellsnap_svg *cellsnap_svg_open(const uint8_t *bytes, size_t count, char *reason);
void cellsnap_svg_close(struct cellsnap_svg *svg);

/// The natural size in pixels: width and height, or the view box's width and height, or 100 x 100.
void cellsnap_svg_size(struct cellsnap_svg *svg, double *width, double *height);

/// Draws a document into a rectangle of a context. Returns 0 if it cannot be drawn, and writes the cause to
/// `reason`.
int cellsnap_svg_draw(struct cellsnap_svg *svg, struct _cairo *context, double x, double y, double width, double height,
                      char *reason);

/// Draws a document into `height` rows of `width` premultiplied 32-bit pixels without gaps, which must all be 0.
/// Fails as `cellsnap_svg_draw` does.
int cellsnap_svg_paint(struct cellsnap_svg *svg, uint8_t *pixels, int width, int height, char *reason);

/// The kind of a request to a worker.
enum {
  /// Sets the fonts of texts from now on: a fontconfig document and then paths of further files, each with a null
  /// at its end. There is no reply.
  CELLSNAP_WORKER_FONTS = 1,
  /// Asks for the natural size of an SVG document.
  CELLSNAP_WORKER_SIZE = 2,
  /// Asks for the pixels of an SVG document.
  CELLSNAP_WORKER_PAINT = 3,
  /// Asks for the output of a program that reads a file as its standard input. The bytes begin with the program's
  /// path, a fontconfig document, the folder for a temporary file, and the program's arguments. Each of these ends
  /// with a null, and the last one with two. The file's bytes follow.
  CELLSNAP_WORKER_RUN = 4,
};

struct cellsnap_request {
  uint32_t kind;
  /// The size in pixels.
  uint32_t width, height;
  /// The maximum processor time in seconds.
  uint32_t seconds;
  /// The maximum bytes of memory that it may request at once, if the system can check that.
  uint32_t memory_at_once;
  /// The maximum bytes of memory besides those that the worker itself uses.
  uint64_t memory;
  /// The maximum number of bytes that a program may write.
  uint64_t output;
  /// The number of bytes that follow.
  uint64_t count;
};

/// The outcome of a request.
enum {
  /// It is done: pixels, or a program's output, follow.
  CELLSNAP_WORKER_DONE = 0,
  /// The document is refused. The cause follows.
  CELLSNAP_WORKER_REFUSED = 1,
  CELLSNAP_WORKER_TOO_SLOW = 2,
  CELLSNAP_WORKER_TOO_LARGE = 3,
  CELLSNAP_WORKER_TOO_LONG = 4,
  /// The process ended by itself. `detail` is a signal, or a negated exit status.
  CELLSNAP_WORKER_ENDED = 5,
  /// The process cannot be started. `detail` is the system's `errno`.
  CELLSNAP_WORKER_FAILED = 6,
};

struct cellsnap_reply {
  uint32_t outcome;
  int32_t detail;
  double width, height;
  /// The number of bytes that follow.
  uint64_t count;
};

/// Starts a worker. Returns the descriptor of its socket, or a negated `errno`.
///
/// The worker ends when the socket is closed, also when this process ends.
int cellsnap_worker_start(int *process);

/// Returns whether memory, files and system calls are limited. They are not under a sanitizer, whose shadow memory
/// takes terabytes of addresses.
int cellsnap_worker_is_limited(void);

/// Reads `count` bytes. Returns 0 if the socket ends before all bytes arrived, or after so many seconds without
/// any.
int cellsnap_worker_read(int socket, void *bytes, size_t count, int seconds);
int cellsnap_worker_write(int socket, const void *bytes, size_t count);

#endif
