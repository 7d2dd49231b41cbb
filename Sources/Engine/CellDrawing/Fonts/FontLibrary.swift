internal import Foundation
internal import struct Synchronization.Atomic

/// The fonts that can be drawn: the files that CellSnap's packages install, and a user's folders. Other fonts of
/// the host are never used.
package final class FontLibrary: Sendable {
  /// A number that distinguishes the libraries of the process.
  let serial = FontLibrary.count.add(1, ordering: .relaxed).newValue
  let configuration: FontConfiguration
  let faces: [Face]
  private static let count = Atomic<UInt64>(0)
  private let resolved = Mutex<[FontRequest: ResolvedFont]>([:])

  /// Reads the packages' fonts and the fonts in `folders`. A file replaces the packages' file with the same name.
  ///
  /// Throws `FontError` as `FontFiles` does.
  convenience init(folders: [String]) throws(FontError) {
    self.init(FontConfiguration(try FontFiles(folders: folders)))
  }

  init(_ configuration: FontConfiguration) {
    self.configuration = configuration
    faces = configuration.faces()
  }

  /// The face that is used where no other face is known.
  var firstFace: Face { faces.first ?? .blank }

  package func metrics(of font: Font) -> FontMetrics {
    resolve(font).metrics(of: font)
  }

  /// Returns the names and weight of the face that is used for `font`.
  package func face(of font: Font) -> FontFace { resolve(font).face.description }

  /// Returns whether the library has a face with exactly this PostScript name, or a family with this name.
  package func contains(name: String) -> Bool { faces.contains { $0.hasName(name) } }

  /// The families of the library, sorted, each with the PostScript names of its faces.
  package var families: [(name: String, faces: [String])] {
    Dictionary(grouping: faces.map(\.description), by: \.familyName)
      .map { (name: $0.key, faces: $0.value.map(\.postScriptName).sorted()) }
      .sorted { $0.name < $1.name }
  }

  /// The files of the faces, sorted.
  package var files: [String] { Set(faces.map(\.file)).sorted() }

  func resolve(_ font: Font) -> ResolvedFont {
    let request = FontRequest(font)
    if let known = resolved.withLock({ $0[request] }) { return known }
    let found = match(request)
    resolved.withLock { $0[request] = found }
    return found
  }
}
