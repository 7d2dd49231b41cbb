#include <libdeflate.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "floor.h"

static const unsigned char signature[8] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10};

static uint32_t big_endian(const unsigned char *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static int nearest(int a, int b, int c) {
  int p = a + b - c, pa = abs(p - a), pb = abs(p - b), pc = abs(p - c);
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

static void unfilter(unsigned char *row, const unsigned char *above, size_t count, size_t step, int filter) {
  for (size_t i = 0; filter == 1 && i < count; i++) row[i] += i < step ? 0 : row[i - step];
  for (size_t i = 0; filter == 2 && i < count; i++) row[i] += above[i];
  for (size_t i = 0; filter == 3 && i < count; i++) row[i] += ((i < step ? 0 : row[i - step]) + above[i]) / 2;
  for (size_t i = 0; filter == 4 && i < count; i++)
    row[i] += i < step ? above[i] : nearest(row[i - step], above[i], above[i - step]);
}

static uint32_t premultiplied(const unsigned char *color, int hasAlpha) {
  uint32_t alpha = hasAlpha ? color[3] : 255, pixel = alpha << 24;
  for (int i = 0; i < 3; i++) {
    uint32_t product = color[i] * alpha + 128;
    pixel |= ((product + (product >> 8)) >> 8) << (16 - 8 * i);
  }
  return pixel;
}

cairo_surface_t *png_decode(const File *file) {
  const unsigned char *bytes = file->bytes;
  if (file->count < 33 || memcmp(bytes, signature, 8) != 0) return NULL;
  uint32_t width = big_endian(bytes + 16), height = big_endian(bytes + 20);
  int hasAlpha = bytes[25] == 6;
  if (bytes[24] != 8 || (bytes[25] != 2 && !hasAlpha) || bytes[28] != 0 || width > 32767 || height > 32767) return NULL;
  size_t step = hasAlpha ? 4 : 3, stride = width * step, dataCount = 0;
  unsigned char *data = malloc(file->count), *rows = malloc((1 + stride) * height), *blank = calloc(1, stride);
  for (size_t place = 8; place + 12 <= file->count;) {
    size_t count = big_endian(bytes + place);
    if (count > file->count - place - 12) break;
    if (memcmp(bytes + place + 4, "IDAT", 4) == 0) {
      memcpy(data + dataCount, bytes + place + 8, count);
      dataCount += count;
    }
    place += 12 + count;
  }
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  int status = libdeflate_zlib_decompress(decompressor, data, dataCount, rows, (1 + stride) * height, NULL);
  libdeflate_free_decompressor(decompressor);
  cairo_surface_t *surface = NULL;
  if (status == 0) {
    surface = cairo_image_surface_create(
      hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, (int)width, (int)height);
    unsigned char *pixels = cairo_image_surface_get_data(surface);
    for (uint32_t y = 0; y < height; y++) {
      unsigned char *row = rows + y * (1 + stride);
      unfilter(row + 1, y ? row - stride : blank, stride, step, row[0]);
      uint32_t *line = (uint32_t *)(pixels + (size_t)y * width * 4);
      for (uint32_t x = 0; x < width; x++) line[x] = premultiplied(row + 1 + x * step, hasAlpha);
    }
    cairo_surface_mark_dirty(surface);
  }
  free(data);
  free(rows);
  free(blank);
  return surface;
}

static void put(unsigned char *bytes, uint32_t number) {
  for (int i = 0; i < 4; i++) bytes[i] = (unsigned char)(number >> (24 - 8 * i));
}

static size_t end_chunk(unsigned char *chunk, const char *type, size_t count) {
  put(chunk, (uint32_t)count);
  memcpy(chunk + 4, type, 4);
  put(chunk + 8 + count, libdeflate_crc32(0, chunk + 4, count + 4));
  return count + 12;
}

void png_write(cairo_surface_t *surface, const char *path) {
  static unsigned char *rows, *file;
  static size_t capacity;
  static struct libdeflate_compressor *compressor;
  if (!compressor) compressor = libdeflate_alloc_compressor(1);
  cairo_surface_flush(surface);
  size_t width = (size_t)cairo_image_surface_get_width(surface);
  size_t height = (size_t)cairo_image_surface_get_height(surface);
  const uint32_t *pixels = (const uint32_t *)cairo_image_surface_get_data(surface);
  size_t stride = 1 + width * 3, bound = libdeflate_zlib_compress_bound(compressor, stride * height);
  if (stride * height > capacity) {
    capacity = stride * height;
    rows = realloc(rows, capacity);
    file = realloc(file, bound + 128);
  }
  for (size_t y = 0; y < height; y++) {
    unsigned char *row = rows + y * stride;
    const uint32_t *line = pixels + y * width, *above = y ? line - width : NULL;
    row[0] = 2;
    for (size_t x = 0; x < width; x++) {
      uint32_t pixel = line[x], other = above ? above[x] : 0;
      row[1 + x * 3] = (unsigned char)((pixel >> 16) - (other >> 16));
      row[2 + x * 3] = (unsigned char)((pixel >> 8) - (other >> 8));
      row[3 + x * 3] = (unsigned char)(pixel - other);
    }
  }
  size_t count = 8;
  memcpy(file, signature, 8);
  put(file + count + 8, (uint32_t)width);
  put(file + count + 12, (uint32_t)height);
  memcpy(file + count + 16, (unsigned char[]){8, 2, 0, 0, 0}, 5);
  count += end_chunk(file + count, "IHDR", 13);
  size_t data = libdeflate_zlib_compress(compressor, rows, stride * height, file + count + 8, bound);
  count += end_chunk(file + count, "IDAT", data);
  count += end_chunk(file + count, "IEND", 0);
  file_write(path, file, count);
}
