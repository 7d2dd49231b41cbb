internal import CellDrawing
internal import CellSnapLocalization
internal import Foundation

extension CurrentDevice {
  /// Makes `NSLocalizedString` and everything else that looks up translations use the current device's language
  /// from now on.
  static let speaksItsLanguage: Void = cellsnap_set_language_source { characters(of: now.device.language) }

  /// The texts that functions of C asked for. They are never freed, because there are only as many as languages,
  /// locales and time zones.
  private static let known = Mutex<[String: UnsafeMutablePointer<CChar>]>([:])

  /// Returns a language, locale or time zone as a C string, which stays valid.
  static func characters(of text: String) -> UnsafePointer<CChar>? {
    UnsafePointer(known.withLock { known in characters(of: text, in: &known) })
  }

  private static func characters(
    of text: String, in known: inout [String: UnsafeMutablePointer<CChar>]
  ) -> UnsafeMutablePointer<CChar>? {
    if let characters = known[text] { return characters }
    let characters = strdup(text)
    known[text] = characters
    return characters
  }
}
