import CellDrawing
import CellSnapshots
import Foundation

/// The facts about this machine and this program that can change a picture of a base.
package enum BaseCircumstances {
  /// The facts, one in a line. Call it after the fonts are configured.
  ///
  /// - Parameter version: The version of CellSnap.
  package static func lines(version: String) -> [String] {
    var lines = ["cellsnap \(version)", "sdk \(sdk)", "processor \(processor)"]
    lines += DrawingLibraries.versions.sorted { $0.key < $1.key }.map { "library \($0.key) \($0.value)" }
    lines += HostEnvironment.settings.sorted { $0.key < $1.key }.map { "environment \($0.key) \($0.value)" }
    lines += FontLibrary.shared.files.map { path in
      "font \(FilePath.name(of: path)) \(FontHashes.hash(ofFile: path).map { "\($0)" } ?? "unreadable")"
    }
    return lines
  }

  /// The state of the sources and the compiler of the SDK that has the library; empty for a program without an SDK.
  private static var sdk: String {
    guard !PackagedFiles.root.isEmpty, let folder = FilePath.folder(of: PackagedFiles.root) else { return "" }
    let bytes = (try? InputBytes.read(FilePath.appending("origin", to: folder))) ?? nil
    return bytes.map { "\(ContentHash(of: $0))" } ?? "unknown"
  }

  private static var processor: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    return withUnsafeBytes(of: names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
