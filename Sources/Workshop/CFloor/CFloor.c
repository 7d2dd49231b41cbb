#include "CFloor.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  cairo_scaled_font_t *font;
  cairo_font_face_t *face;
  cairo_matrix_t matrix;
  cairo_glyph_t *glyphs;
  int count;
} Run;

typedef struct {
  double x, y, height;
  Run *runs;
  int runCount;
} PlacedBlock;

typedef struct {
  PlacedBlock *blocks;
  double photosTop;
  double height;
} PlacedPost;

struct FloorFeed {
  PangoContext *context;
  const FloorPost *posts;
  int postCount;
  PlacedPost *placed;
  double width;
  unsigned char *buffer;
  size_t capacity;
  cairo_surface_t *photo;
  int photoSide;
};

static const double margin = 10;

struct _PangoContext *floor_context_new(const char *const *fontFiles, int fontCount) {
  FcConfig *config = FcConfigCreate();
  if (!config) return NULL;
  static const char rules[] =
    "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>"
    "<match target=\"font\"><test name=\"outline\" compare=\"eq\"><bool>false</bool></test>"
    "<edit name=\"factor\" mode=\"assign\"><divide><name target=\"pattern\">pixelsize</name>"
    "<name target=\"font\">pixelsize</name></divide></edit>"
    "<edit name=\"matrix\" mode=\"assign\"><times><name>matrix</name><matrix><name>factor</name>"
    "<double>0</double><double>0</double><name>factor</name></matrix></times></edit>"
    "<edit name=\"size\" mode=\"assign\"><divide><name>size</name><name>factor</name></divide></edit>"
    "</match></fontconfig>";
  FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)rules, FcFalse);
  for (int i = 0; i < fontCount; i++) FcConfigAppFontAddFile(config, (const FcChar8 *)fontFiles[i]);
  FcConfigBuildFonts(config);
  PangoFontMap *map = pango_cairo_font_map_new();
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  FcConfigDestroy(config);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *context = pango_font_map_create_context(map);
  g_object_unref(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_language(context, pango_language_from_string("en"));
  pango_context_set_round_glyph_positions(context, FALSE);
  return context;
}

FloorFeed *floor_feed_new(const char *const *fontFiles, int fontCount, const FloorPost *posts, int postCount) {
  PangoContext *context = floor_context_new(fontFiles, fontCount);
  if (!context) return NULL;
  FloorFeed *feed = calloc(1, sizeof *feed);
  feed->context = context;
  feed->posts = posts;
  feed->postCount = postCount;
  feed->placed = calloc((size_t)postCount, sizeof *feed->placed);
  for (int i = 0; i < postCount; i++)
    feed->placed[i].blocks = calloc((size_t)posts[i].blockCount, sizeof *feed->placed[i].blocks);
  return feed;
}

static void block_clear(PlacedBlock *block) {
  for (int i = 0; i < block->runCount; i++) {
    cairo_scaled_font_destroy(block->runs[i].font);
    free(block->runs[i].glyphs);
  }
  free(block->runs);
  block->runs = NULL;
  block->runCount = 0;
}

void floor_feed_free(FloorFeed *feed) {
  if (!feed) return;
  for (int i = 0; i < feed->postCount; i++) {
    for (int j = 0; j < feed->posts[i].blockCount; j++) block_clear(&feed->placed[i].blocks[j]);
    free(feed->placed[i].blocks);
  }
  free(feed->placed);
  free(feed->buffer);
  if (feed->photo) cairo_surface_destroy(feed->photo);
  g_object_unref(feed->context);
  free(feed);
}

/* The glyphs of a layout, placed from its top left corner. They are enough for any number of drawings. */
static void block_extract(PlacedBlock *block, PangoLayout *layout) {
  block_clear(block);
  int capacity = 0;
  PangoLayoutIter *iter = pango_layout_get_iter(layout);
  do {
    PangoLayoutRun *run = pango_layout_iter_get_run_readonly(iter);
    if (!run) continue;
    PangoRectangle box;
    pango_layout_iter_get_run_extents(iter, NULL, &box);
    double x = box.x / (double)PANGO_SCALE;
    double baseline = pango_layout_iter_get_baseline(iter) / (double)PANGO_SCALE;
    if (block->runCount == capacity) {
      capacity = capacity ? capacity * 2 : 8;
      block->runs = realloc(block->runs, (size_t)capacity * sizeof *block->runs);
    }
    Run *out = &block->runs[block->runCount++];
    PangoGlyphString *glyphs = run->glyphs;
    out->font = cairo_scaled_font_reference(
      pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(run->item->analysis.font)));
    out->face = cairo_scaled_font_get_font_face(out->font);
    cairo_scaled_font_get_font_matrix(out->font, &out->matrix);
    out->glyphs = malloc((size_t)glyphs->num_glyphs * sizeof *out->glyphs);
    out->count = 0;
    for (int i = 0; i < glyphs->num_glyphs; i++) {
      PangoGlyphInfo *glyph = &glyphs->glyphs[i];
      if (glyph->glyph != PANGO_GLYPH_EMPTY && !(glyph->glyph & PANGO_GLYPH_UNKNOWN_FLAG)) {
        cairo_glyph_t *place = &out->glyphs[out->count++];
        place->index = glyph->glyph;
        place->x = x + glyph->geometry.x_offset / (double)PANGO_SCALE;
        place->y = baseline + glyph->geometry.y_offset / (double)PANGO_SCALE;
      }
      x += glyph->geometry.width / (double)PANGO_SCALE;
    }
  } while (pango_layout_iter_next_run(iter));
  pango_layout_iter_free(iter);
}

double floor_photo_side(double postWidth, int photoCount) {
  return photoCount ? (postWidth - 2 * margin - 4 * (photoCount - 1)) / photoCount : 0;
}

static long feed_layout(FloorFeed *feed, double width, int keepsGlyphs) {
  long lines = 0;
  feed->width = width;
  PangoFontDescription *description = pango_font_description_from_string("Inter");
  for (int i = 0; i < feed->postCount; i++) {
    const FloorPost *post = &feed->posts[i];
    double bottom = margin, top = margin;
    for (int j = 0; j < post->blockCount; j++) {
      const FloorBlock *source = &post->blocks[j];
      PlacedBlock *block = &feed->placed[i].blocks[j];
      PangoLayout *layout = pango_layout_new(feed->context);
      pango_font_description_set_absolute_size(description, source->size * PANGO_SCALE);
      pango_font_description_set_weight(description, source->weight);
      pango_layout_set_font_description(layout, description);
      double room = source->width > 0 ? source->width : width + source->width - source->x;
      pango_layout_set_width(layout, (int)(room * PANGO_SCALE));
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
      pango_layout_set_text(layout, source->text, -1);
      int pixelWidth, pixelHeight;
      pango_layout_get_size(layout, &pixelWidth, &pixelHeight);
      lines += pango_layout_get_line_count(layout);
      if (keepsGlyphs) block_extract(block, layout);
      g_object_unref(layout);
      if (source->gap >= 0) top = bottom + source->gap;
      block->x = source->x;
      block->y = top;
      block->height = pixelHeight / (double)PANGO_SCALE;
      if (top + block->height > bottom) bottom = top + block->height;
    }
    feed->placed[i].photosTop = bottom + margin;
    if (post->photoCount) bottom += margin + floor_photo_side(width, post->photoCount);
    feed->placed[i].height = (double)(long)(bottom + margin + 0.999);
  }
  pango_font_description_free(description);
  return lines;
}

long floor_feed_layout(FloorFeed *feed, double width) {
  return feed_layout(feed, width, 0);
}

long floor_feed_prepare(FloorFeed *feed, double width) {
  return feed_layout(feed, width, 1);
}

static cairo_surface_t *photo_of(FloorFeed *feed, int side) {
  if (feed->photo && feed->photoSide == side) return feed->photo;
  if (feed->photo) cairo_surface_destroy(feed->photo);
  feed->photo = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side);
  unsigned char *data = cairo_image_surface_get_data(feed->photo);
  int stride = cairo_image_surface_get_stride(feed->photo);
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++) {
      uint32_t pixel = 0xff000000u | ((uint32_t)(x * 255 / side) << 16) | ((uint32_t)(y * 255 / side) << 8) | 0x80u;
      memcpy(data + y * stride + x * 4, &pixel, 4);
    }
  cairo_surface_mark_dirty(feed->photo);
  feed->photoSide = side;
  return feed->photo;
}

static cairo_surface_t *post_draw(FloorFeed *feed, int index, double scale) {
  const FloorPost *post = &feed->posts[index];
  PlacedPost *placed = &feed->placed[index];
  int width = (int)(feed->width * scale), height = (int)(placed->height * scale), stride = width * 4;
  size_t needed = (size_t)stride * (size_t)height;
  if (needed > feed->capacity) {
    free(feed->buffer);
    feed->buffer = malloc(needed);
    feed->capacity = needed;
  }
  cairo_surface_t *surface =
    cairo_image_surface_create_for_data(feed->buffer, CAIRO_FORMAT_ARGB32, width, height, stride);
  cairo_t *cr = cairo_create(surface);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint(cr);
  cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
  cairo_scale(cr, scale, scale);
  cairo_set_source_rgb(cr, 0.85, 0.87, 0.9);
  cairo_arc(cr, margin + 22, margin + 22, 22, 0, 2 * G_PI);
  cairo_fill(cr);
  for (int j = 0; j < post->blockCount; j++) {
    PlacedBlock *block = &placed->blocks[j];
    const FloorBlock *source = &post->blocks[j];
    cairo_set_source_rgb(cr, source->red, source->green, source->blue);
    cairo_save(cr);
    cairo_translate(cr, block->x, block->y);
    for (int k = 0; k < block->runCount; k++) {
      Run *run = &block->runs[k];
      cairo_set_font_face(cr, run->face);
      cairo_set_font_matrix(cr, &run->matrix);
      cairo_show_glyphs(cr, run->glyphs, run->count);
    }
    cairo_restore(cr);
  }
  double side = floor_photo_side(feed->width, post->photoCount);
  for (int j = 0; j < post->photoCount; j++) {
    int pixels = (int)(side * scale);
    cairo_save(cr);
    cairo_identity_matrix(cr);
    int x = (int)((margin + j * (side + 4)) * scale), y = (int)(placed->photosTop * scale);
    cairo_set_source_surface(cr, photo_of(feed, pixels), x, y);
    cairo_rectangle(cr, x, y, pixels, pixels);
    cairo_fill(cr);
    cairo_restore(cr);
  }
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}

long floor_feed_draw(FloorFeed *feed, double scale) {
  long pixels = 0;
  for (int i = 0; i < feed->postCount; i++) {
    cairo_surface_t *surface = post_draw(feed, i, scale);
    pixels += (long)cairo_image_surface_get_width(surface) * cairo_image_surface_get_height(surface);
    cairo_surface_destroy(surface);
  }
  return pixels;
}

static cairo_status_t count_bytes(void *closure, const unsigned char *data, unsigned int length) {
  (void)data;
  *(long *)closure += length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t write_bytes(void *closure, const unsigned char *data, unsigned int length) {
  return fwrite(data, 1, length, closure) == length ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

long floor_feed_record(FloorFeed *feed, double scale, const char *directory) {
  long bytes = 0;
  for (int i = 0; i < feed->postCount; i++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%d.png", directory, i);
    FILE *file = fopen(path, "wb");
    if (!file) return -1;
    cairo_surface_t *surface = post_draw(feed, i, scale);
    cairo_status_t status = cairo_surface_write_to_png_stream(surface, write_bytes, file);
    cairo_surface_destroy(surface);
    bytes += ftell(file);
    if (fclose(file) != 0 || status != CAIRO_STATUS_SUCCESS) return -1;
  }
  return bytes;
}

long floor_png_encode(unsigned char *pixels, int width, int height, int stride) {
  long bytes = 0;
  cairo_surface_t *surface =
    cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, stride);
  cairo_surface_write_to_png_stream(surface, count_bytes, &bytes);
  cairo_surface_destroy(surface);
  return bytes;
}

int floor_png_write(unsigned char *pixels, int width, int height, int stride, const char *path) {
  cairo_surface_t *surface =
    cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_RGB24, width, height, stride);
  cairo_status_t status = cairo_surface_write_to_png(surface, path);
  cairo_surface_destroy(surface);
  return status == CAIRO_STATUS_SUCCESS ? 0 : -1;
}

typedef struct {
  const unsigned char *bytes;
  size_t left;
} Source;

static cairo_status_t read_bytes(void *closure, unsigned char *data, unsigned int length) {
  Source *source = closure;
  if (source->left < length) return CAIRO_STATUS_READ_ERROR;
  memcpy(data, source->bytes, length);
  source->bytes += length;
  source->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

long floor_png_decode(const unsigned char *bytes, size_t count) {
  Source source = {bytes, count};
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream(read_bytes, &source);
  long pixels = cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
                  ? (long)cairo_image_surface_get_width(surface) * cairo_image_surface_get_height(surface)
                  : -1;
  cairo_surface_destroy(surface);
  return pixels;
}
