#include <lcms2.h>

/// Formats of pixels, which lcms2 makes of macros that Swift cannot read.
enum {
  CellSnapLCMSBlueGreenRedAlpha = TYPE_BGRA_8,
  /// Cyan, magenta, yellow and black, where 255 is no ink.
  CellSnapLCMSInverseInks = TYPE_CMYK_8_REV,
  CellSnapLCMSGray = TYPE_GRAY_8,
};
