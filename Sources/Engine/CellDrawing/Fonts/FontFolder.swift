internal import Foundation

/// A folder of fonts that a person named.
struct FontFolder {
  /// The folder as the person named it.
  let name: String
  /// The absolute paths of the usable fonts, sorted. They stay valid if the process changes its working directory.
  let fonts: [String]
  let broken: [BrokenFont]

  init(_ name: String) {
    self.name = name
    let folder = Self.absolute(name)
    var (fonts, broken): ([String], [BrokenFont]) = ([], [])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for file in names.filter(Self.isNamedAsFont).sorted() {
      let path = (folder as NSString).appendingPathComponent(file)
      do throws(FontFileFault) {
        try FontFile.check(path)
        fonts.append(path)
      } catch {
        broken.append(
          BrokenFont(file: (name as NSString).appendingPathComponent(file), fault: error))
      }
    }
    (self.fonts, self.broken) = (fonts, broken)
  }

  private static func isNamedAsFont(_ file: String) -> Bool {
    ["otf", "ttf", "ttc", "otc"].contains((file as NSString).pathExtension.lowercased())
  }

  private static func absolute(_ folder: String) -> String {
    let start = FileManager.default.currentDirectoryPath
    return folder.utf8.first == UInt8(ascii: "/") || start.isEmpty
      ? folder : (start as NSString).appendingPathComponent(folder)
  }
}
