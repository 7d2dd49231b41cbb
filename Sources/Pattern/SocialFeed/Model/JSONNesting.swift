import Foundation

/// The depth of nested objects and arrays in a JSON text.
enum JSONNesting {
  /// The maximum depth that Foundation's parser reads.
  static let limit = 512

  /// Returns whether a text that the parser refused is beyond its limit.
  static func isTooDeep(_ data: Data) -> Bool {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in data {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth > limit { return true }
    }
    return false
  }
}
