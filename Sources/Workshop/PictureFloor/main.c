#include <cairo-svg.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CFloor.h"
#include "floor.h"

/* Draws the pictures of a list to FOLDER/N.png or FOLDER/N.svg:

       picture-floor LIST FOLDER png|svg

   A list has one instruction per line. Lengths are in points:

       scale PIXELS                                   pixels per point
       font FILE                                      all fonts before the first picture
       picture WIDTH HEIGHT                           the following lines are drawn on it
       fill X Y WIDTH HEIGHT RED GREEN BLUE ALPHA     colours from 0 to 1
       text X Y WIDTH SIZE WEIGHT RED GREEN BLUE LINES BYTES    at most LINES lines; 0: no limit
       …the text of BYTES bytes, and a line feed
       photo X Y WIDTH HEIGHT CLIPX CLIPY CLIPWIDTH CLIPHEIGHT FILE */

typedef struct {
  const char *folder;
  int isDocument;
  double scale;
  const char *fonts[256];
  int fontCount;
  PangoContext *context;
  PangoFontDescription *description;
  cairo_surface_t *surface;
  cairo_t *cr;
  unsigned char *buffer;
  size_t capacity;
  int number;
} Floor;

static void end_picture(Floor *floor) {
  if (!floor->surface) return;
  cairo_destroy(floor->cr);
  if (!floor->isDocument) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%d.png", floor->folder, floor->number);
    png_write(floor->surface, path);
  }
  cairo_surface_finish(floor->surface);
  cairo_surface_destroy(floor->surface);
  floor->surface = NULL;
  floor->number++;
}

static void begin_picture(Floor *floor, double width, double height) {
  end_picture(floor);
  if (!floor->context) floor->context = floor_context_new(floor->fonts, floor->fontCount);
  if (!floor->context) fail("read", "the fonts");
  if (floor->isDocument) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%d.svg", floor->folder, floor->number);
    floor->surface = cairo_svg_surface_create(path, width, height);
  } else {
    int w = (int)(width * floor->scale + 0.5), h = (int)(height * floor->scale + 0.5);
    size_t count = (size_t)w * (size_t)h * 4;
    if (count > floor->capacity) {
      free(floor->buffer);
      floor->buffer = malloc(count);
      floor->capacity = count;
    }
    memset(floor->buffer, 255, count);
    floor->surface = cairo_image_surface_create_for_data(floor->buffer, CAIRO_FORMAT_ARGB32, w, h, w * 4);
  }
  floor->cr = cairo_create(floor->surface);
  if (!floor->isDocument) cairo_scale(floor->cr, floor->scale, floor->scale);
}

static void draw_fill(Floor *floor, const double *n) {
  cairo_set_source_rgba(floor->cr, n[4], n[5], n[6], n[7]);
  cairo_rectangle(floor->cr, n[0], n[1], n[2], n[3]);
  cairo_fill(floor->cr);
}

static void show_run(cairo_t *cr, PangoLayoutIter *iter, double left, double top) {
  PangoLayoutRun *run = pango_layout_iter_get_run_readonly(iter);
  if (!run) return;
  PangoRectangle box;
  pango_layout_iter_get_run_extents(iter, NULL, &box);
  double x = left + box.x / (double)PANGO_SCALE;
  double baseline = top + pango_layout_iter_get_baseline(iter) / (double)PANGO_SCALE;
  cairo_scaled_font_t *font = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(run->item->analysis.font));
  cairo_matrix_t matrix;
  cairo_scaled_font_get_font_matrix(font, &matrix);
  cairo_glyph_t *glyphs = malloc((size_t)run->glyphs->num_glyphs * sizeof *glyphs);
  int count = 0;
  for (int i = 0; i < run->glyphs->num_glyphs; i++) {
    PangoGlyphInfo *glyph = &run->glyphs->glyphs[i];
    if (glyph->glyph != PANGO_GLYPH_EMPTY && !(glyph->glyph & PANGO_GLYPH_UNKNOWN_FLAG))
      glyphs[count++] = (cairo_glyph_t){
        glyph->glyph, x + glyph->geometry.x_offset / (double)PANGO_SCALE,
        baseline + glyph->geometry.y_offset / (double)PANGO_SCALE};
    x += glyph->geometry.width / (double)PANGO_SCALE;
  }
  cairo_set_font_face(cr, cairo_scaled_font_get_font_face(font));
  cairo_set_font_matrix(cr, &matrix);
  cairo_show_glyphs(cr, glyphs, count);
  free(glyphs);
}

static void draw_text(Floor *floor, const double *n, const char *text, int count) {
  PangoLayout *layout = pango_layout_new(floor->context);
  pango_font_description_set_absolute_size(floor->description, n[3] * PANGO_SCALE);
  pango_font_description_set_weight(floor->description, (PangoWeight)n[4]);
  pango_layout_set_font_description(layout, floor->description);
  pango_layout_set_width(layout, (int)(n[2] * PANGO_SCALE));
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  if (n[8] > 0) {
    pango_layout_set_height(layout, -(int)n[8]);
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
  }
  pango_layout_set_text(layout, text, count);
  cairo_set_source_rgb(floor->cr, n[5], n[6], n[7]);
  PangoLayoutIter *iter = pango_layout_get_iter(layout);
  do show_run(floor->cr, iter, n[0], n[1]);
  while (pango_layout_iter_next_run(iter));
  pango_layout_iter_free(iter);
  g_object_unref(layout);
}

static void draw_photo(Floor *floor, const double *n, const char *path) {
  const Photo *photo = photo_of(path);
  if (!photo) fail("decode", path);
  cairo_t *cr = floor->cr;
  cairo_save(cr);
  cairo_rectangle(cr, n[4], n[5], n[6], n[7]);
  cairo_clip(cr);
  if (floor->isDocument) {
    cairo_surface_t *surface = photo_attached(photo);
    cairo_translate(cr, n[0], n[1]);
    cairo_scale(
      cr, n[2] / cairo_image_surface_get_width(surface), n[3] / cairo_image_surface_get_height(surface));
    cairo_set_source_surface(cr, surface, 0, 0);
  } else {
    int width = (int)(n[2] * floor->scale + 0.5), height = (int)(n[3] * floor->scale + 0.5);
    cairo_identity_matrix(cr);
    cairo_set_source_surface(
      cr, photo_scaled(photo, width, height), (int)(n[0] * floor->scale + 0.5), (int)(n[1] * floor->scale + 0.5));
  }
  cairo_paint(cr);
  cairo_restore(cr);
}

/* Reads the first `count` numbers at `place`. Returns what follows the blank after them. */
static char *numbers(char *place, double *values, int count) {
  for (int i = 0; i < count; i++) values[i] = strtod(place, &place);
  return *place == ' ' ? place + 1 : place;
}

int main(int argc, char **argv) {
  if (argc != 4) fail("run without", "LIST FOLDER png|svg");
  File list = file_read(argv[1]);
  Floor floor = {.folder = argv[2], .isDocument = strcmp(argv[3], "svg") == 0, .scale = 1};
  floor.description = pango_font_description_from_string("Inter");
  char *line = (char *)list.bytes, *end = line + list.count;
  while (line < end) {
    char *next = memchr(line, '\n', (size_t)(end - line));
    if (!next) break;
    *next++ = 0;
    char *place = strchr(line, ' ');
    if (!place) fail("understand", line);
    *place++ = 0;
    double n[10];
    if (strcmp(line, "scale") == 0) {
      numbers(place, &floor.scale, 1);
    } else if (strcmp(line, "font") == 0) {
      if (floor.fontCount < 256) floor.fonts[floor.fontCount++] = place;
    } else if (strcmp(line, "picture") == 0) {
      numbers(place, n, 2);
      begin_picture(&floor, n[0], n[1]);
    } else if (strcmp(line, "fill") == 0) {
      numbers(place, n, 8);
      draw_fill(&floor, n);
    } else if (strcmp(line, "text") == 0) {
      numbers(place, n, 10);
      draw_text(&floor, n, next, (int)n[9]);
      next += (size_t)n[9] + 1;
    } else if (strcmp(line, "photo") == 0) {
      char *path = numbers(place, n, 8);
      draw_photo(&floor, n, path);
    } else {
      fail("understand", line);
    }
    line = next;
  }
  end_picture(&floor);
  return 0;
}
