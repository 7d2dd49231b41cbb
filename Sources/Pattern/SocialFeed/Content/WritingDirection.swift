import Foundation

/// The side at which a text begins.
enum WritingDirection: Sendable, Hashable {
  case leftToRight
  case rightToLeft

  /// Finds the direction of the first letter that has one. Fails with nil if none has.
  init?(of text: String) {
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        self = .rightToLeft
      default: self = .leftToRight
      }
      return
    }
    return nil
  }
}
