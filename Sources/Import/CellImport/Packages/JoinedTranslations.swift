internal import CellSnapSourcePass
internal import Foundation

/// The translations of several modules in one language, as one file. The package has one bundle.
struct JoinedTranslations {
  /// The bytes of one file for all; nil if none can be read.
  let data: Data?
  /// The files whose texts cannot be read, one line each.
  let problems: [String]

  /// Joins files. The texts of the first file count before the texts of the other files.
  init(of files: [URL]) {
    var problems: [String] = []
    data = Self.data(of: files, &problems)
    self.problems = problems
  }

  private static func data(of files: [URL], _ problems: inout [String]) -> Data? {
    let all = files.compactMap { file in
      RegularFile.data(at: file, followsLinks: false).map { (file: file, data: $0) }
    }
    guard all.count > 1, let first = files.first else { return all.first?.data }
    if first.pathExtension == "xcstrings" { return catalog(of: all, &problems) }
    var joined: [String: Any] = [:]
    for (file, data) in all {
      do throws(ImportError) {
        joined.merge(try texts(of: data, path: file.path)) { old, _ in old }
      } catch {
        problems.append(error.description)
      }
    }
    guard first.pathExtension == "strings" else {
      return try? PropertyListSerialization.data(fromPropertyList: joined, format: .xml, options: 0)
    }
    let lines = joined.sorted { $0.key < $1.key }.compactMap { key, value in
      (value as? String).map { "\(quoted(key)) = \(quoted($0));\n" }
    }
    return Data(lines.joined().utf8)
  }

  /// Returns one string catalogue for several. Its language is the first catalogue's language.
  private static func catalog(of all: [(file: URL, data: Data)], _ problems: inout [String]) -> Data? {
    var (catalog, texts): ([String: Any], [String: Any]) = ([:], [:])
    for (file, data) in all {
      guard let part = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
        let strings = part["strings"] as? [String: Any]
      else {
        problems.append("\(file.path) is not read: it is no string catalogue")
        continue
      }
      catalog.merge(part) { old, _ in old }
      texts.merge(strings) { old, _ in old }
    }
    guard !catalog.isEmpty else { return nil }
    catalog["strings"] = texts
    return try? JSONSerialization.data(withJSONObject: catalog, options: .sortedKeys)
  }

  private static func texts(of data: Data, path: String) throws(ImportError) -> [String: Any] {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let plain = isWide ? String(data: data, encoding: .utf16).map { Data($0.utf8) } ?? data : data
    return try PropertyListFile.dictionary(plain, path: path, isOpen: true)
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
      "\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
