#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>
#include <webp/decode.h>

#include "floor.h"

typedef struct Scaled {
  int width, height;
  cairo_surface_t *surface;
  struct Scaled *next;
} Scaled;

struct Photo {
  char *path;
  File file;
  cairo_surface_t *surface;
  Scaled *scaled;
  const char *type;
  int isAttached;
  struct Photo *next;
};

void fail(const char *what, const char *name) {
  fprintf(stderr, "floor: cannot %s %s\n", what, name);
  exit(1);
}

File file_read(const char *path) {
  FILE *stream = fopen(path, "rb");
  if (!stream || fseek(stream, 0, SEEK_END) != 0) fail("read", path);
  File file = {NULL, (size_t)ftell(stream)};
  rewind(stream);
  file.bytes = malloc(file.count + 1);
  if (fread(file.bytes, 1, file.count, stream) != file.count) fail("read", path);
  file.bytes[file.count] = 0;
  fclose(stream);
  return file;
}

void file_write(const char *path, const unsigned char *bytes, size_t count) {
  FILE *stream = fopen(path, "wb");
  if (!stream || fwrite(bytes, 1, count, stream) != count || fclose(stream) != 0) fail("write", path);
}

static cairo_surface_t *jpeg_decode(const File *file) {
  tjhandle decoder = tjInitDecompress();
  int width, height, sampling, space;
  cairo_surface_t *surface = NULL;
  if (tjDecompressHeader3(decoder, file->bytes, file->count, &width, &height, &sampling, &space) == 0) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    tjDecompress2(
      decoder, file->bytes, file->count, cairo_image_surface_get_data(surface), width, width * 4, height, TJPF_BGRX, 0);
    cairo_surface_mark_dirty(surface);
  }
  tjDestroy(decoder);
  return surface;
}

static cairo_surface_t *webp_decode(const File *file) {
  int width, height;
  if (!WebPGetInfo(file->bytes, file->count, &width, &height)) return NULL;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  unsigned char *pixels = cairo_image_surface_get_data(surface);
  WebPDecodeBGRAInto(file->bytes, file->count, pixels, (size_t)width * height * 4, width * 4);
  cairo_surface_mark_dirty(surface);
  return surface;
}

const Photo *photo_of(const char *path) {
  static Photo *photos;
  for (Photo *photo = photos; photo; photo = photo->next)
    if (strcmp(photo->path, path) == 0) return photo;
  Photo *photo = calloc(1, sizeof *photo);
  photo->file = file_read(path);
  const unsigned char *bytes = photo->file.bytes;
  if (photo->file.count > 12 && memcmp(bytes + 8, "WEBP", 4) == 0) {
    photo->surface = webp_decode(&photo->file);
  } else if (photo->file.count > 2 && bytes[0] == 0xff && bytes[1] == 0xd8) {
    photo->surface = jpeg_decode(&photo->file);
    photo->type = CAIRO_MIME_TYPE_JPEG;
  } else {
    photo->surface = png_decode(&photo->file);
    photo->type = CAIRO_MIME_TYPE_PNG;
  }
  if (!photo->surface) {
    free(photo->file.bytes);
    free(photo);
    return NULL;
  }
  photo->path = strdup(path);
  photo->next = photos;
  photos = photo;
  return photo;
}

static cairo_surface_t *interpolated(cairo_surface_t *source, int width, int height) {
  cairo_surface_t *target = cairo_image_surface_create(cairo_image_surface_get_format(source), width, height);
  cairo_t *cr = cairo_create(target);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(source);
  cairo_matrix_t matrix;
  cairo_matrix_init_scale(
    &matrix, cairo_image_surface_get_width(source) / (double)width,
    cairo_image_surface_get_height(source) / (double)height);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR);
  cairo_set_source(cr, pattern);
  cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint(cr);
  cairo_pattern_destroy(pattern);
  cairo_destroy(cr);
  return target;
}

/* Scales the picture to the new size times a power of two first, and then halves that repeatedly, so that every
   pixel counts. */
static cairo_surface_t *scaled(cairo_surface_t *source, int width, int height) {
  int w = width, h = height;
  while (w * 2 <= cairo_image_surface_get_width(source)) w *= 2;
  while (h * 2 <= cairo_image_surface_get_height(source)) h *= 2;
  cairo_surface_t *result = interpolated(source, w, h);
  while (w > width || h > height) {
    if (w > width) w /= 2;
    if (h > height) h /= 2;
    cairo_surface_t *half = interpolated(result, w, h);
    cairo_surface_destroy(result);
    result = half;
  }
  return result;
}

cairo_surface_t *photo_scaled(const Photo *photo, int width, int height) {
  for (Scaled *size = photo->scaled; size; size = size->next)
    if (size->width == width && size->height == height) return size->surface;
  Scaled *size = malloc(sizeof *size);
  *size = (Scaled){width, height, scaled(photo->surface, width, height), photo->scaled};
  ((Photo *)photo)->scaled = size;
  return size->surface;
}

cairo_surface_t *photo_attached(const Photo *photo) {
  if (!photo->isAttached && photo->type) {
    cairo_surface_set_mime_data(photo->surface, photo->type, photo->file.bytes, photo->file.count, NULL, NULL);
    ((Photo *)photo)->isAttached = 1;
  }
  return photo->surface;
}
