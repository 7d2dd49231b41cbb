internal import Foundation

/// The paths of a library's font files.
struct FontFiles: Hashable, Sendable {
  /// The files of CellSnap's packages, without those that a user's file with the same name replaces.
  let packaged: [String]
  let own: [String]
  /// The files in the user's folders that have a font's name but are left out.
  var broken: [BrokenFont] = []
}

extension FontFiles {
  /// Finds the fonts of the packages and of folders.
  ///
  /// Throws `FontError` if a folder has no usable font, a font of the packages is missing, or a broken file has the
  /// name of one.
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

  /// Finds the fonts that exist and work, even if others are missing.
  init(readableIn names: [String]) {
    let folders = names.map(FontFolder.init)
    own = folders.flatMap(\.fonts)
    broken = folders.flatMap(\.broken)
    packaged = Self.packaged(besides: own).map(\.path).filter { access($0, R_OK) == 0 }
  }

  /// Returns the files and one more, which replaces the packages' file with the same name.
  func adding(_ file: String) -> FontFiles {
    let name = Self.name(of: file)
    return FontFiles(
      packaged: packaged.filter { Self.name(of: $0) != name }, own: own + [file], broken: broken)
  }

  private static func packaged(besides own: [String]) -> [PackagedFonts.File] {
    let names = Set(own.map(name))
    return PackagedFonts.files.filter { !names.contains($0.name) }
  }

  private static func name(of path: String) -> String { (path as NSString).lastPathComponent }
}
