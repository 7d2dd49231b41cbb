internal import CellDrawing
internal import CellSnapLocalization
internal import Foundation

extension CurrentDevice {
  /// Makes `NSLocalizedString` and everything else that looks up translations use the current device's language
  /// from now on.
  static let speaksItsLanguage: Void = cellsnap_set_language_source {
    UnsafePointer(names.withLock { names in name(of: now.device.language, in: &names) })
  }

  /// The language tags as C strings. They are never freed, because there are only as many as languages.
  private static let names = Mutex<[String: UnsafeMutablePointer<CChar>]>([:])

  private static func name(
    of language: String, in names: inout [String: UnsafeMutablePointer<CChar>]
  ) -> UnsafeMutablePointer<CChar>? {
    if let name = names[language] { return name }
    let name = strdup(language)
    names[language] = name
    return name
  }
}
