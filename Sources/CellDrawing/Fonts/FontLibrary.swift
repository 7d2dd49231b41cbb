internal import Foundation
internal import struct Synchronization.Atomic

/// The fonts that can be drawn: the files CellSnap's packages install, and a user's folders; never the host's others.
package final class FontLibrary: Sendable {
  /// Tells one library of the process from another.
  let serial = FontLibrary.count.add(1, ordering: .relaxed).newValue
  let configuration: FontConfiguration
  let faces: [Face]
  private static let count = Atomic<UInt64>(0)
  private let resolved = Mutex<[FontRequest: ResolvedFont]>([:])

  /// Reads the packages' fonts and those of `folders`, where a file stands in for the package's of the same name.
  ///
  /// Throws `FontError` as `FontFiles` does.
  convenience init(folders: [String]) throws(FontError) {
    self.init(FontConfiguration(try FontFiles(folders: folders)))
  }

  init(_ configuration: FontConfiguration) {
    self.configuration = configuration
    faces = configuration.faces()
  }

  /// What stands in where no other face is known.
  var firstFace: Face { faces.first ?? .blank }

  package func metrics(of font: Font) -> FontMetrics {
    resolve(font).metrics(size: font.usableSize)
  }

  /// The face that `font` resolves to: its family's and PostScript names and its weight.
  package func face(of font: Font) -> FontFace { resolve(font).face.description }

  /// Whether a face of exactly this PostScript name, or a family of this name, is in the library.
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
