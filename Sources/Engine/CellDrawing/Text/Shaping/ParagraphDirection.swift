internal import CellSnapPango

/// The direction in which a paragraph's lines are read.
struct ParagraphDirection {
  var isRightToLeft: Bool

  init(isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
  }

  /// Finds the direction by rules P2 and P3 of the Unicode bidirectional algorithm: the first strong character
  /// outside isolates decides.
  init(firstStrongOf string: String, bytes: Range<Int>, otherwise isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: bytes.upperBound)
    var isolates = 0
    for scalar in string.unicodeScalars[start..<end] {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(isolates - 1, 0)
      default:
        if isolates == 0, let isStrong = Self.isStronglyRightToLeft(scalar) {
          self.isRightToLeft = isStrong
          return
        }
      }
    }
  }

  /// Returns whether a character is strongly right to left, or nil if it has no strong direction.
  private static func isStronglyRightToLeft(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x41...0x5a, 0x61...0x7a, 0x200e: return false
    case 0x200f, 0x61c: return true
    case 0..<0xaa: return nil
    default: break
    }
    guard scalar.properties.isAlphabetic || scalar.properties.generalCategory == .otherLetter,
      scalar.properties.generalCategory != .nonspacingMark
    else { return nil }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
  }
}
