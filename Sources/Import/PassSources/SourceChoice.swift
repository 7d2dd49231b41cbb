import Foundation
import PackagePlugin

/// The choice of the files to pass.
///
/// Lines `// source-pass: PATH` in the target's own files name them. Without such lines they are the files of
/// the target's folder that the manifest excludes. `// source-pass-exclude: PATH` leaves some out, and
/// `// source-pass-slice: PATH` names the file with a slice. Paths are relative to the folder of the file with the line.
struct SourceChoice {
  /// The target's own files.
  let own: [URL]
  /// The lines that name something, with the files that have them.
  private(set) var lines: [(file: URL, line: String)] = []
  /// The named files and folders.
  private(set) var included: [URL] = []
  /// The file that says which parts of the files are compiled; nil for all.
  private(set) var slice: URL?
  /// The asset catalogues among the target's resources.
  let catalogues: [URL]
  /// The files to pass, in the order of their paths.
  private(set) var files: [URL] = []

  init(_ target: any SourceModuleTarget) throws {
    own = target.sourceFiles(withSuffix: "swift").map(\.url)
    catalogues = target.sourceFiles.map(\.url).filter { $0.pathExtension == "xcassets" }
    var excluded: [String] = []
    for file in own {
      let text = try Self.text(of: file)
      for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .enumerated()
      {
        let words = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        let known = [
          "// source-pass", "// source-pass-exclude", "// source-pass-slice", Self.earlierSliceWord,
        ]
        guard words.count == 2, known.contains(words[0]) else { continue }
        lines.append((file, "\(words[0]): \(words[1])"))
        let folder = file.deletingLastPathComponent()
        var url = (words[1].hasPrefix("/") ? URL(filePath: words[1]) : folder.appending(path: words[1]))
          .standardizedFileURL
        if words[0] == Self.earlierSliceWord { url = Self.slice(namedEarlier: url) }
        guard FileManager.default.fileExists(atPath: url.path) else {
          throw ChoiceError(
            "\(file.path):\(index + 1): there is no \(url.path); paths are from this file's folder")
        }
        switch words[0] {
        case "// source-pass": included.append(url)
        case "// source-pass-slice", Self.earlierSliceWord: slice = url
        default: excluded.append(url.resolvingSymlinksInPath().path)
        }
      }
    }
    if included.isEmpty { included = [target.directoryURL] }
    let ownPaths = Set(own.map { $0.resolvingSymlinksInPath().path })
    var walk = FolderWalk(excluding: excluded)
    for url in included { try walk.visit(url) }
    files = walk.files.filter { !ownPaths.contains($0.path) }
    for file in files where file.path.contains(where: { $0 == "\t" || $0.isNewline }) {
      throw ChoiceError(
        "\(file.path.debugDescription): a name with a tab or a line break cannot be passed; rename it")
    }
  }
}

extension SourceChoice {
  /// The first word of a line that an earlier import wrote for `// source-pass-slice`.
  private static let earlierSliceWord = "// source-pass-cut"

  /// Returns the file with a slice that such a line names. An update renames the file, and leaves the line alone if a
  /// person changed its file.
  private static func slice(namedEarlier url: URL) -> URL {
    guard !FileManager.default.fileExists(atPath: url.path) else { return url }
    let name = url.lastPathComponent.replacingOccurrences(of: ".cut.json", with: ".slice.json")
    return url.deletingLastPathComponent().appending(path: name == "Cut.json" ? "Slice.json" : name)
  }

  /// Returns the folders of a catalogue. They change when an image or a colour is added.
  static func folders(of catalogue: URL) -> [URL] {
    let endings: Set = ["imageset", "symbolset", "colorset", "appiconset"]
    var folders = [catalogue]
    let all = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: [.isDirectoryKey])
    while let url = all?.nextObject() as? URL {
      let isFolder = try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
      if isFolder == true, !endings.contains(url.pathExtension) { folders.append(url) }
    }
    return folders
  }

  private static func text(of file: URL) throws -> String {
    var status = stat()
    guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ChoiceError("\(file.path) is not a regular file; remove it")
    }
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}

/// An error in a line that names sources, or in the sources that it names.
struct ChoiceError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
