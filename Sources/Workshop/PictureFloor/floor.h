#ifndef FLOOR_H
#define FLOOR_H

#include <cairo.h>
#include <stddef.h>

/* The reference that the whole of `cellsnap render` is compared with: a plain C program that decodes each photo
   once, scales it once for each size, draws, and encodes. */

typedef struct {
  unsigned char *bytes;
  size_t count;
} File;

typedef struct Photo Photo;

/* Reads a whole file, or ends the program with a line that names it. */
File file_read(const char *path);
void file_write(const char *path, const unsigned char *bytes, size_t count);

/* Ends the program with a line. */
_Noreturn void fail(const char *what, const char *name);

/* Returns the premultiplied pixels of an ordinary PNG (8 bits of red, green, blue and perhaps alpha), or NULL. */
cairo_surface_t *png_decode(const File *file);

/* Writes an opaque surface: each row as its difference from the row above, at libdeflate's level 1. */
void png_write(cairo_surface_t *surface, const char *path);

/* Returns a file's photo, the same object for the same path. NULL if it is no PNG, JPEG or WebP. */
const Photo *photo_of(const char *path);

/* Returns the photo in whole pixels. It is scaled at the first request for a size. */
cairo_surface_t *photo_scaled(const Photo *photo, int width, int height);

/* Returns the unscaled photo with the bytes of its file attached for a document. */
cairo_surface_t *photo_attached(const Photo *photo);

#endif
