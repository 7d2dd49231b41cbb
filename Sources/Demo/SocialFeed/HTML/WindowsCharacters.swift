internal import Foundation

/// References such as `&#150;` mean Windows' code page 1252, to browsers, where Unicode has characters of control.
enum WindowsCharacters {
  private static let controls: ClosedRange<UInt32> = 0x80...0x9F

  /// The text with the characters of the code page in the place of those of control.
  static func replaced(in text: String) -> String {
    // In UTF-8 they begin with C2, as some others do.
    guard text.utf8.contains(0xC2), text.unicodeScalars.contains(where: { controls ~= $0.value }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let code = controls ~= scalar.value ? UInt8(scalar.value) : nil
      let other = code.flatMap { String(bytes: [$0], encoding: .windowsCP1252)?.unicodeScalars.first }
      result.append(other ?? scalar)
    }
    return String(result)
  }
}
