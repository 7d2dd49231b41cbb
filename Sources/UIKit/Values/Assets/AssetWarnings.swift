internal import CellDrawing
internal import Foundation

/// Reports files of an app's images that are not read, each line once.
enum AssetWarnings {
  private static let mostLines = 1_000
  private static let said = Mutex<Set<String>>([])

  /// Writes a line such as `Assets.xcassets/a.imageset/a.pdf is not drawn: pdftocairo finds no page in it`.
  static func report(_ path: String, _ reason: String, what: String = "is not drawn") {
    let line = printable("\(path) \(what): \(reason)")
    let isNew = said.withLock { $0.count < mostLines && $0.insert(line).inserted }
    if isNew { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
  }

  /// Returns the text in one line, without characters that a terminal treats as commands.
  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
