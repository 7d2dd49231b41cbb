internal import Foundation

/// References such as `&#150;`. For browsers they mean Windows' code page 1252 where Unicode has control
/// characters.
enum WindowsCharacters {
  private static let controls: ClosedRange<UInt32> = 0x80...0x9F

  /// Returns the text with control characters replaced by the characters of the code page.
  static func replaced(in text: String) -> String {
    // In UTF-8 they begin with C2, as some other characters do.
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
