internal import Foundation

/// The nib files, storyboards and their translations in a folder, by name.
struct NibIndex: Sendable {
  /// The paths of the files by their names without folder, such as `Cell.xib`, in sorted order.
  private(set) var paths: [String: [String]] = [:]

  /// Reads a folder and, unless `isFlat`, the folders inside it. A folder of a language is always read. Links to
  /// folders outside are not followed.
  init(folder: String, isFlat: Bool = false) {
    var count = FolderCount()
    read(folder, isFlat: isFlat, EnclosingFolders(), &count)
  }

  private mutating func read(
    _ folder: String, isFlat: Bool, _ around: EnclosingFolders, _ count: inout FolderCount
  ) {
    guard count.take(folder), let around = around.entering(folder) else { return }
    for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = folder + "/" + entry
      switch (entry as NSString).pathExtension {
      case "xib", "storyboard", "strings", "xcstrings":
        if around.contains(path) { paths[entry, default: []].append(path) }
      case "lproj": read(path, isFlat: false, around, &count)
      case "xcassets", "resources": break
      default:
        var isFolder: ObjCBool = false
        if !isFlat, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
          read(path, isFlat: false, around, &count)
        }
      }
    }
  }

  /// Returns the path of a file for a device: its own variant, such as `Cell~ipad.xib`, before the one for all.
  func path(_ name: String, extensions: [String], language: String, isPad: Bool) -> String? {
    for suffix in isPad ? ["~ipad", ""] : ["~iphone", ""] {
      for type in extensions {
        let found = paths["\(name)\(suffix).\(type)"] ?? []
        if let best = found.min(by: { rank($0, language) < rank($1, language) }) { return best }
      }
    }
    return nil
  }

  /// Returns the paths of the translations of a document, the one that counts most first.
  func translations(of name: String, language: String) -> [String] {
    ((paths["\(name).strings"] ?? []) + (paths["\(name).xcstrings"] ?? []))
      .filter { rank($0, language) < 2 || $0.hasSuffix(".xcstrings") }
      .sorted { (rank($0, language), $0) < (rank($1, language), $1) }
  }

  /// The rank of a file by its folder: this language, the language without its region, `Base`, no language, another
  /// language.
  private func rank(_ path: String, _ language: String) -> Int {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    guard folder.hasSuffix(".lproj") else { return 3 }
    let name = folder.dropLast(".lproj".count)
    let written = language.replacing("_", with: "-")
    if name == written { return 0 }
    if written.hasPrefix(name + "-") { return 1 }
    return name == "Base" ? 2 : 4
  }
}
