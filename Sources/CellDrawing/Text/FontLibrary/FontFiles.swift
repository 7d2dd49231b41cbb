internal import Foundation

/// The paths of a library's font files.
struct FontFiles: Hashable, Sendable {
  /// Of CellSnap's packages, but for those that a user's file of the same name stands in for.
  let packaged: [String]
  let own: [String]
}

extension FontFiles {
  /// Throws `FontError` when a folder has no font or a font of the packages is missing.
  init(folders: [String]) throws(FontError) {
    if let folder = folders.first(where: { Self.fonts(in: $0).isEmpty }) {
      throw .noFonts(folder: folder)
    }
    own = folders.flatMap(Self.fonts)
    let packaged = Self.packaged(besides: own)
    if let file = packaged.first(where: { access($0.path, R_OK) != 0 }) {
      throw .missing(file: file.path, package: file.package)
    }
    self.packaged = packaged.map(\.path)
  }

  /// Those that are there, whatever is missing.
  init(readableIn folders: [String]) {
    own = folders.flatMap(Self.fonts)
    packaged = Self.packaged(besides: own).map(\.path).filter { access($0, R_OK) == 0 }
  }

  private static func packaged(besides own: [String]) -> [PackagedFonts.File] {
    let names = Set(own.map { ($0 as NSString).lastPathComponent })
    return PackagedFonts.files.filter { !names.contains($0.name) }
  }

  private static func fonts(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter {
      ["otf", "ttf", "ttc", "otc"].contains(($0 as NSString).pathExtension.lowercased())
    }
    .sorted().map { (folder as NSString).appendingPathComponent($0) }
  }
}
