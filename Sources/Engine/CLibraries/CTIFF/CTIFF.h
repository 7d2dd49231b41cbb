#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <tiffio.h>

/// The bytes that libtiff reads as a file, and what it says about them.
typedef struct {
  const uint8_t *bytes;
  uint64_t count;
  uint64_t place;
  /// The last error, or an empty text.
  char reason[256];
} CellSnapTIFFFile;

static inline tmsize_t CellSnapTIFFRead(thandle_t handle, void *target, tmsize_t count) {
  CellSnapTIFFFile *file = (CellSnapTIFFFile *)handle;
  uint64_t rest = file->place < file->count ? file->count - file->place : 0;
  uint64_t part = count < 0 ? 0 : (uint64_t)count < rest ? (uint64_t)count : rest;
  if (part) memcpy(target, file->bytes + file->place, (size_t)part);
  file->place += part;
  return (tmsize_t)part;
}

static inline tmsize_t CellSnapTIFFWrite(thandle_t handle, void *source, tmsize_t count) {
  (void)handle, (void)source, (void)count;
  return 0;
}

static inline toff_t CellSnapTIFFSeek(thandle_t handle, toff_t offset, int origin) {
  CellSnapTIFFFile *file = (CellSnapTIFFFile *)handle;
  if (origin == SEEK_CUR) offset += file->place;
  if (origin == SEEK_END) offset += file->count;
  file->place = offset;
  return offset;
}

static inline int CellSnapTIFFClose(thandle_t handle) {
  (void)handle;
  return 0;
}

static inline toff_t CellSnapTIFFCount(thandle_t handle) { return ((CellSnapTIFFFile *)handle)->count; }

static inline int CellSnapTIFFFail(
    TIFF *tiff, void *user, const char *module, const char *format, va_list arguments) {
  (void)tiff, (void)module;
  CellSnapTIFFFile *file = (CellSnapTIFFFile *)user;
  vsnprintf(file->reason, sizeof file->reason, format, arguments);
  return 1;
}

static inline int CellSnapTIFFIgnore(
    TIFF *tiff, void *user, const char *module, const char *format, va_list arguments) {
  (void)tiff, (void)user, (void)module, (void)format, (void)arguments;
  return 1;
}

/// Opens a file in memory, which must stay there until `TIFFClose`. Returns null if it has no header.
///
/// Neither errors nor warnings are printed. One piece of memory has at most `maximum` bytes.
static inline TIFF *CellSnapTIFFOpen(CellSnapTIFFFile *file, tmsize_t maximum) {
  TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
  if (!options) return NULL;
  TIFFOpenOptionsSetMaxSingleMemAlloc(options, maximum);
  TIFFOpenOptionsSetErrorHandlerExtR(options, CellSnapTIFFFail, file);
  TIFFOpenOptionsSetWarningHandlerExtR(options, CellSnapTIFFIgnore, NULL);
  // "m" keeps libtiff from mapping a file, since there is none.
  TIFF *tiff = TIFFClientOpenExt(
      "image", "rm", (thandle_t)file, CellSnapTIFFRead, CellSnapTIFFWrite, CellSnapTIFFSeek, CellSnapTIFFClose,
      CellSnapTIFFCount, NULL, NULL, options);
  TIFFOpenOptionsFree(options);
  return tiff;
}

/// Reads a tag whose value has 32 bits. Swift cannot call functions with any number of arguments.
static inline int CellSnapTIFFGet32(TIFF *tiff, uint32_t tag, uint32_t *value) {
  return TIFFGetField(tiff, tag, value);
}

/// Reads a tag whose value has 16 bits.
static inline int CellSnapTIFFGet16(TIFF *tiff, uint32_t tag, uint16_t *value) {
  return TIFFGetField(tiff, tag, value);
}

/// Reads a tag whose value is bytes, which belong to the TIFF.
static inline int CellSnapTIFFGetBytes(TIFF *tiff, uint32_t tag, uint32_t *count, const void **bytes) {
  return TIFFGetField(tiff, tag, count, bytes);
}
