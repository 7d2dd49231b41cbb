internal import Foundation

/// The paths of a library's font files.
struct FontFiles: Hashable, Sendable {
  /// Of CellSnap's packages, but for those that a user's file of the same name stands in for.
  let packaged: [String]
  let own: [String]
  /// The files in the user's folders that are named as fonts and left out.
  var broken: [BrokenFont] = []
}

extension FontFiles {
  /// Throws `FontError` when a folder has no font that can be drawn with, a font of the packages is missing, or a broken
  /// file has the name of one.
  init(folders names: [String]) throws(FontError) {
    let folders = names.map(FontFolder.init)
    own = folders.flatMap(\.fonts)
    broken = folders.flatMap(\.broken)
    let packagedNames = Set(PackagedFonts.files.map(\.name))
    if let font = broken.first(where: { packagedNames.contains(Self.name(of: $0.file)) }) {
      throw .broken(font)
    }
    if let folder = folders.first(where: { $0.fonts.isEmpty }) {
      throw folder.broken.first.map { .noWorkingFonts(folder: folder.name, $0) }
        ?? .noFonts(folder: folder.name)
    }
    let packaged = Self.packaged(besides: own)
    if let file = packaged.first(where: { access($0.path, R_OK) != 0 }) {
      throw .missing(file: file.path, package: file.package)
    }
    self.packaged = packaged.map(\.path)
  }

  /// Those that are there and work, whatever is missing.
  init(readableIn names: [String]) {
    let folders = names.map(FontFolder.init)
    own = folders.flatMap(\.fonts)
    broken = folders.flatMap(\.broken)
    packaged = Self.packaged(besides: own).map(\.path).filter { access($0, R_OK) == 0 }
  }

  private static func packaged(besides own: [String]) -> [PackagedFonts.File] {
    let names = Set(own.map(name))
    return PackagedFonts.files.filter { !names.contains($0.name) }
  }

  private static func name(of path: String) -> String { (path as NSString).lastPathComponent }
}
