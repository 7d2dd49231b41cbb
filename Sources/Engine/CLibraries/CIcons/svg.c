#include "CIcons.h"
#include "CLoading.h"

#include <librsvg/rsvg.h>
#include <math.h>

// The middle one of the pictures in a document that contains a symbol in all its weights and sizes.
static const char symbol_element[] = "#Regular-M";

struct cellsnap_svg {
  RsvgHandle *handle;
  // The element to draw in a document of symbols, or null for the whole document.
  const char *element;
};

// Writes the cause in one line, even if librsvg repeats text from the document.
static void say(char *reason, GError *error) {
  g_strlcpy(reason, error ? error->message : "it cannot be drawn", CELLSNAP_REASON_ROOM);
  for (char *letter = reason; *letter; letter++)
    if (g_ascii_iscntrl(*letter)) *letter = ' ';
  g_strchomp(reason);
  g_clear_error(&error);
}

struct cellsnap_svg *cellsnap_svg_open(const uint8_t *bytes, size_t count, char *reason) {
  const char *problem = cellsnap_load(CELLSNAP_RSVG);
  if (problem) {
    g_strlcpy(reason, problem, CELLSNAP_REASON_ROOM);
    return NULL;
  }
  GError *error = NULL;
  RsvgHandle *handle = rsvg_handle_new_from_data(bytes, count, &error);
  if (!handle) {
    say(reason, error);
    return NULL;
  }
  rsvg_handle_set_dpi(handle, 96);
  struct cellsnap_svg *svg = g_new0(struct cellsnap_svg, 1);
  svg->handle = handle;
  svg->element = rsvg_handle_has_sub(handle, symbol_element) ? symbol_element : NULL;
  return svg;
}

void cellsnap_svg_close(struct cellsnap_svg *svg) {
  g_object_unref(svg->handle);
  g_free(svg);
}

void cellsnap_svg_size(struct cellsnap_svg *svg, double *width, double *height) {
  *width = *height = 100;
  if (svg->element) {
    RsvgRectangle ink, logical;
    if (rsvg_handle_get_geometry_for_element(svg->handle, svg->element, &ink, &logical, NULL)) {
      *width = ink.width;
      *height = ink.height;
    }
    return;
  }
  double own_width, own_height;
  if (rsvg_handle_get_intrinsic_size_in_pixels(svg->handle, &own_width, &own_height) && own_width > 0 &&
      own_height > 0) {
    *width = own_width;
    *height = own_height;
    return;
  }
  gboolean has_width, has_height, has_box;
  RsvgLength ignored;
  RsvgRectangle box;
  rsvg_handle_get_intrinsic_dimensions(svg->handle, &has_width, &ignored, &has_height, &ignored, &has_box, &box);
  if (has_box && box.width > 0 && box.height > 0) {
    *width = box.width;
    *height = box.height;
  }
}

int cellsnap_svg_draw(struct cellsnap_svg *svg, cairo_t *context, double x, double y, double width, double height,
                      char *reason) {
  RsvgRectangle viewport = {x, y, width, height};
  GError *error = NULL;
  gboolean is_drawn = svg->element
                          ? rsvg_handle_render_element(svg->handle, context, svg->element, &viewport, &error)
                          : rsvg_handle_render_document(svg->handle, context, &viewport, &error);
  if (!is_drawn) say(reason, error);
  return is_drawn;
}

int cellsnap_svg_paint(struct cellsnap_svg *svg, uint8_t *pixels, int width, int height, char *reason) {
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *context = cairo_create(surface);
  int is_drawn = cellsnap_svg_draw(svg, context, 0, 0, width, height, reason);
  cairo_destroy(context);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  return is_drawn;
}
