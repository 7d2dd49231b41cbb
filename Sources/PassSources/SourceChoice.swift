import Foundation
import PackagePlugin

/// Which files are passed: those that lines `// source-pass: PATH` in the target's own files name, or else those of its
/// folder that the manifest excludes. `// source-pass-exclude: PATH` leaves some out. Paths of files and folders are
/// from the file that has the line.
struct SourceChoice {
  private var included: [URL] = []
  private var excluded: [String] = []
  private let own: Set<String>

  init(_ target: any SourceModuleTarget) throws {
    let files = target.sourceFiles(withSuffix: "swift").map(\.url)
    own = Set(files.map { $0.resolvingSymlinksInPath().path })
    for file in files {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let words = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard words.count == 2, words[0] == "// source-pass" || words[0] == "// source-pass-exclude" else {
          continue
        }
        let folder = file.deletingLastPathComponent()
        let url = (words[1].hasPrefix("/") ? URL(filePath: words[1]) : folder.appending(path: words[1]))
          .standardizedFileURL
        guard FileManager.default.fileExists(atPath: url.path) else {
          throw ChoiceError(
            "\(file.path):\(index + 1): there is no \(url.path); paths are from this file's folder")
        }
        if words[0] == "// source-pass" {
          included.append(url)
        } else {
          excluded.append(url.resolvingSymlinksInPath().path)
        }
      }
    }
    if included.isEmpty { included = [target.directoryURL] }
  }

  /// In the order of their paths.
  func sources() throws -> [URL] {
    var seen: Set<String> = []
    let files = try included.flatMap { try swiftFiles(in: $0, &seen) }.filter { file in
      !own.contains(file.path) && !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
    for file in files where file.path.contains(where: { $0 == "\t" || $0.isNewline }) {
      throw ChoiceError(
        "\(file.path.debugDescription): a name with a tab or a line break cannot be passed; rename it")
    }
    return files
  }

  /// Those not seen before: links may lead to one file twice, and round in a circle.
  private func swiftFiles(in root: URL, _ seen: inout Set<String>) throws -> [URL] {
    // Through links, too: an app's folder may be linked into the target's.
    let folder = root.resolvingSymlinksInPath()
    guard seen.insert(folder.path).inserted else { return [] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return folder.pathExtension == "swift" ? [folder] : [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !$0.hasPrefix(".") }
      .flatMap { try swiftFiles(in: folder.appending(path: $0), &seen) }
  }
}

/// What is wrong with a line that names sources.
struct ChoiceError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
