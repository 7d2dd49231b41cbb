#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <stdatomic.h>

// Declarations of Core Foundation without its headers.
typedef const void *CFTypeRef;
extern CFTypeRef kCFNumberFormatterSecondaryGroupingSizeKey;
extern unsigned char CFNumberGetValue(CFTypeRef, long, void *);

// `NumberFormatter` sets every property, with 0 for the digits of the further groups unless the app set another
// number. ICU then forgets that the numbers of India have groups of two digits. Without that property the groups follow
// the locale or the format. The program's own definition comes before the library's.
void CFNumberFormatterSetProperty(CFTypeRef formatter, CFTypeRef key, CFTypeRef value) {
  static _Atomic(void (*)(CFTypeRef, CFTypeRef, CFTypeRef)) kept;
  void (*usual)(CFTypeRef, CFTypeRef, CFTypeRef) = kept;
  if (usual == NULL) {
    usual = dlsym(RTLD_NEXT, "CFNumberFormatterSetProperty");
    kept = usual;
  }
  int size = 1;
  if (key == kCFNumberFormatterSecondaryGroupingSizeKey && value != 0) {
    enum { sint32 = 3 };
    if (CFNumberGetValue(value, sint32, &size) && size == 0) return;
  }
  usual(formatter, key, value);
}

// `CGRect.intersects(_:)`, by the name that Swift gives it. Foundation on Linux says that rectangles intersect which
// only touch.
_Bool cellsnap_rectangles_intersect(
    double other_x, double other_y, double other_width, double other_height, double x, double y, double width,
    double height) __asm__("$s10Foundation6CGRectV10intersectsySbACF");

_Bool cellsnap_rectangles_intersect(
    double other_x, double other_y, double other_width, double other_height, double x, double y, double width,
    double height) {
  // The null rectangle begins at infinity.
  if (isinf(x) || isinf(y) || isinf(other_x) || isinf(other_y)) {
    if (x == INFINITY || y == INFINITY || other_x == INFINITY || other_y == INFINITY) return 0;
  }
  double left = fmin(x, x + width), right = fmax(x, x + width);
  double top = fmin(y, y + height), bottom = fmax(y, y + height);
  double other_left = fmin(other_x, other_x + other_width), other_right = fmax(other_x, other_x + other_width);
  double other_top = fmin(other_y, other_y + other_height), other_bottom = fmax(other_y, other_y + other_height);
  return left < other_right && other_left < right && top < other_bottom && other_top < bottom;
}
