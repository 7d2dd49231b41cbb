#ifndef CFLOOR_H
#define CFLOOR_H

#include <stddef.h>
#include <stdint.h>

/* The floor that CellSnap's speed is measured against: the same posts laid out, drawn and written by plain calls of
   Pango, Cairo and libpng. Lengths in points. */

typedef struct {
  const char *text;
  double size;
  int weight;
  double red, green, blue;
  /* Where the block begins and how wide it may be; a width below 0 is counted back from the post's own. */
  double x, width;
  /* The gap above it, from the block before; below 0: on the line of the block before. */
  double gap;
} FloorBlock;

typedef struct {
  const FloorBlock *blocks;
  int blockCount;
  int photoCount;
} FloorPost;

typedef struct FloorFeed FloorFeed;

struct _PangoContext;

/* What texts are laid out in, over fonts given as files only. NULL when fontconfig refuses. */
struct _PangoContext *floor_context_new(const char *const *fontFiles, int fontCount);

/* A feed over fonts given as files only. NULL when fontconfig refuses. */
FloorFeed *floor_feed_new(const char *const *fontFiles, int fontCount, const FloorPost *posts, int postCount);
void floor_feed_free(FloorFeed *feed);

/* Lays every block out anew at a post's width to its size and lines; returns the number of lines. */
long floor_feed_layout(FloorFeed *feed, double width);

/* The same, keeping the glyphs that drawing needs. */
long floor_feed_prepare(FloorFeed *feed, double width);

/* Draws every post, as prepared last, into one reused buffer at a scale; returns the number of pixels. */
long floor_feed_draw(FloorFeed *feed, double scale);

/* Draws and writes every post to DIR/N.png with Cairo's writer; returns the bytes written, or -1. */
long floor_feed_record(FloorFeed *feed, double scale, const char *directory);

/* Encodes pixels (premultiplied, native-endian ARGB) with Cairo's writer into memory that is thrown away; returns its size. */
long floor_png_encode(unsigned char *pixels, int width, int height, int stride);

/* Writes the same to a file, each row with the filter that libpng finds best; returns 0, or -1. */
int floor_png_write(unsigned char *pixels, int width, int height, int stride, const char *path);

/* Decodes a PNG file in memory with Cairo; returns its number of pixels, or -1. */
long floor_png_decode(const unsigned char *bytes, size_t count);

/* The side of a photo, in points: photos stand side by side below the text. */
double floor_photo_side(double postWidth, int photoCount);

/* What the benchmark's command line asks for; found by the C library's getopt_long. */
typedef struct {
  int posts;
  int rounds;
  /* Of a long table; 0 where the benchmark says. */
  int rows;
  const char *json;
  /* Where what was measured of the arms is written to, or NULL. */
  const char *data;
  /* Ids with commas between them, or NULL for all. */
  const char *only;
  int isQuick;
} FloorOptions;

/* Changes what the arguments name; returns 0, or -1 at an unknown option or a number below 1. */
int floor_options(int argc, char *const *argv, FloorOptions *options);

#endif
