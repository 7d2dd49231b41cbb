internal import Foundation

extension AppTarget {
  /// Reads the texts of an `Info.plist` that the target does not have yet, and finds the fonts that it names among the target's resources.
  ///
  /// - Parameters:
  ///   - file: the file, which may be absent.
  ///   - settings: the settings that its texts name.
  mutating func read(infoFile file: URL, _ settings: BuildSettings) {
    guard let data = RegularFile.data(at: file) else { return }
    do throws(ImportError) {
      let info = try PropertyListFile.dictionary(data, path: file.path)
      for (key, value) in info where self.info[key] == nil {
        if let text = (value as? String).flatMap(settings.expanded) { self.info[key] = text }
      }
      registerFonts(info["UIAppFonts"] as? [String] ?? [], namedBy: file.path)
    } catch {
      problems.append(error.description)
    }
  }

  /// Finds fonts by the names that a file has for them, such as `Fonts/OpenSans-Bold.ttf`.
  mutating func registerFonts(_ names: [String], namedBy path: String) {
    for name in names {
      let last = name.split(separator: "/").last.map(String.init) ?? ""
      // A font may have another name than its file in the bundle only by a build setting.
      guard !last.isEmpty, !last.contains("$") else { continue }
      guard let file = resources.first(where: { $0.lastPathComponent == last }) else {
        problems.append("\(path): the font \(last) is named and is not among the files of \(self.name)")
        continue
      }
      guard Self.isFont(file) else {
        problems.append("\(path): \(file.path) is named as a font, but is not a font file")
        continue
      }
      if !fonts.contains(file) { fonts.append(file) }
    }
  }

  /// Whether a file begins as a font does. A file of Git LFS that was not fetched does not.
  private static func isFont(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file), let start = try? handle.read(upToCount: 4)
    else {
      return false
    }
    return [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)].contains([UInt8](start))
  }
}
