#ifndef CFLOOR_H
#define CFLOOR_H

#include <stddef.h>
#include <stdint.h>

/* The reference that CellSnap's speed is compared with: the same posts, laid out, drawn and written with plain
   calls of Pango, Cairo and libpng. Lengths are in points. */

typedef struct {
  const char *text;
  double size;
  int weight;
  double red, green, blue;
  /* The block's left edge and its maximum width. With a width of 0 or less, the block's right edge is that far
     left of the post's. */
  double x, width;
  /* The gap below the previous block. A negative gap puts the block on the line of the previous one. */
  double gap;
} FloorBlock;

typedef struct {
  const FloorBlock *blocks;
  int blockCount;
  int photoCount;
} FloorPost;

typedef struct FloorFeed FloorFeed;

struct _PangoContext;

/* A context for the layout of texts with fonts from these files only. NULL if fontconfig fails. */
struct _PangoContext *floor_context_new(const char *const *fontFiles, int fontCount);

/* A feed with fonts from these files only. NULL if fontconfig fails. */
FloorFeed *floor_feed_new(const char *const *fontFiles, int fontCount, const FloorPost *posts, int postCount);
void floor_feed_free(FloorFeed *feed);

/* Lays out every block again at a post's width, to find its size and lines. Returns the number of lines. */
long floor_feed_layout(FloorFeed *feed, double width);

/* Does the same, and keeps the glyphs that drawing needs. */
long floor_feed_prepare(FloorFeed *feed, double width);

/* Draws every post, as last prepared, into one reused buffer at a scale. Returns the number of pixels. */
long floor_feed_draw(FloorFeed *feed, double scale);

/* Draws every post and writes it to DIR/N.png with Cairo's writer. Returns the bytes written, or -1. */
long floor_feed_record(FloorFeed *feed, double scale, const char *directory);

/* Encodes pixels (premultiplied, native-endian ARGB) with Cairo's writer, without keeping the result. Returns its
   size. */
long floor_png_encode(unsigned char *pixels, int width, int height, int stride);

/* Writes the same pixels to a file, each row with the filter that libpng finds best. Returns 0, or -1. */
int floor_png_write(unsigned char *pixels, int width, int height, int stride, const char *path);

/* Decodes a PNG file in memory with Cairo. Returns its number of pixels, or -1. */
long floor_png_decode(const unsigned char *bytes, size_t count);

/* Returns the side of a photo in points. Photos are side by side below the text. */
double floor_photo_side(double postWidth, int photoCount);

/* The options of the benchmark's command line, parsed with the C library's getopt_long. */
typedef struct {
  int posts;
  int rounds;
  /* The rows of a long table. 0 for the benchmark's own number. */
  int rows;
  const char *json;
  /* Where what was measured of the arms is written to, or NULL. */
  const char *data;
  /* Ids with commas between them, or NULL for all. */
  const char *only;
  int isQuick;
} FloorOptions;

/* Sets the options that the arguments name. Returns 0, or -1 for an unknown option or a number below 1. */
int floor_options(int argc, char *const *argv, FloorOptions *options);

#endif
