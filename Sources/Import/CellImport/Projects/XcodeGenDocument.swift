internal import Foundation

/// A file of XcodeGen, such as `project.yml`, merged with the files that it includes.
struct XcodeGenDocument {
  let path: String
  private(set) var root: YAMLValue

  /// - Parameter budget: the budget of the project, from which all files are taken.
  init(_ file: URL, _ budget: ReadingBudget) throws(ImportError) {
    path = file.path
    root = try Self.read(file, around: [], budget)
  }

  private static func read(
    _ file: URL, around: [String], _ budget: ReadingBudget
  ) throws(ImportError) -> YAMLValue {
    let value = try YAMLReader.read(contentsOf: file)
    // Reading takes time for a file without values, too.
    guard budget.spend(4096), budget.spend(value) else {
      throw .unreadableProject(file.path, reason: ReadingBudget.reason)
    }
    try XcodeGenCheck.check(value, path: file.path)
    var merged = YAMLValue(.mapping([]), line: 1)
    for include in value["include"].map({ $0.list ?? [$0] }) ?? [] {
      guard let name = (include["path"] ?? include).text, include["enable"]?.isFalse != true else { continue }
      let other = file.deletingLastPathComponent().appending(path: name).standardizedFileURL
      guard !around.contains(other.path), other.path != file.path, around.count < 16 else {
        throw .unreadableProject("\(file.path):\(include.line)", reason: "it includes \(name) in a circle")
      }
      guard FileManager.default.fileExists(atPath: other.path) else {
        throw .unreadableProject(
          "\(file.path):\(include.line)", reason: "it includes \(name), which is not there")
      }
      var included = try read(other, around: around + [file.path], budget)
      guard budget.spend(included) else {
        throw .unreadableProject(file.path, reason: ReadingBudget.reason)
      }
      if include["relativePaths"]?.isFalse != true, let end = name.lastIndex(of: "/") {
        // Each path becomes longer.
        guard budget.spend(included.count * name.utf8.count) else {
          throw .unreadableProject(file.path, reason: ReadingBudget.reason)
        }
        included = included.movingPaths(into: String(name[...end]))
      }
      merged = merged.merged(under: included)
    }
    return merged.merged(under: value)
  }

  /// Returns the mapping of a target with the mappings of its templates. It is not complete if the budget is spent.
  func target(_ target: YAMLValue.Entry, _ budget: ReadingBudget) -> YAMLValue {
    let merged = withTemplates(target.value, depth: 0, budget)
    var values = ["target_name": target.key]
    for attribute in merged["templateAttributes"]?.entries ?? [] {
      values[attribute.key] = attribute.value.replacing(["target_name": target.key], budget).text
    }
    return merged.replacing(values, budget)
  }

  private func withTemplates(_ target: YAMLValue, depth: Int, _ budget: ReadingBudget) -> YAMLValue {
    guard depth < 16, let names = target["templates"]?.texts, !names.isEmpty, budget.spend(target) else {
      return target
    }
    let templates = names.compactMap { root["targetTemplates"]?[$0] }.compactMap { template in
      budget.isSpent ? nil : withTemplates(template, depth: depth + 1, budget)
    }.filter { budget.spend($0) }
    return templates.reduce(YAMLValue(.mapping([]), line: target.line)) { $0.merged(under: $1) }
      .merged(under: target)
  }
}

extension YAMLValue {
  /// The texts of a list, or a single text that is no list.
  var texts: [String] { list?.compactMap(\.text) ?? text.map { [$0] } ?? [] }

  /// Whether the value is YAML's false.
  var isFalse: Bool { text.map { ["false", "no", "off"].contains($0.lowercased()) } ?? false }

  /// Returns this value with another on it: mappings are merged, lists are joined, and texts are replaced.
  /// A key such as `sources:REPLACE` replaces the whole value.
  func merged(under other: YAMLValue) -> YAMLValue {
    if let first = list, let second = other.list { return YAMLValue(.list(first + second), line: other.line) }
    guard let first = entries, let second = other.entries else { return other }
    var merged = first
    var places = Dictionary(first.indices.map { (first[$0].key, $0) }) { $1 }
    for entry in second {
      let isReplacing = entry.key.hasSuffix(":REPLACE")
      let key = isReplacing ? String(entry.key.dropLast(":REPLACE".count)) : entry.key
      let old = places[key]
      let value =
        isReplacing ? entry.value : old.map { merged[$0].value.merged(under: entry.value) } ?? entry.value
      if let old {
        merged[old] = Entry(key: key, value: value)
      } else {
        places[key] = merged.count
        merged.append(Entry(key: key, value: value))
      }
    }
    return YAMLValue(.mapping(merged), line: line)
  }

  /// The number of the texts, lists and mappings.
  var count: Int {
    switch content {
    case .text: 1
    case .list(let values): values.reduce(1) { $0 + $1.count }
    case .mapping(let entries): entries.reduce(1) { $0 + $1.value.count }
    }
  }

  /// Returns the value with `${name}` replaced in all texts. What stands for a name is not searched for others.
  func replacing(_ values: [String: String], _ budget: ReadingBudget) -> YAMLValue {
    mapTexts { text in
      guard text.contains("${"), budget.spend(text.utf8.count) else { return text }
      var result = ""
      var rest = text[...]
      while let mark = rest.firstRange(of: "${") {
        result += rest[..<mark.lowerBound]
        rest = rest[mark.upperBound...]
        // The end is searched only before the next mark, so that each part is read once.
        let next = rest.firstRange(of: "${")?.lowerBound ?? rest.endIndex
        if let end = rest[..<next].firstIndex(of: "}"), let value = values[String(rest[..<end])] {
          guard budget.spend(value.utf8.count) else { return text }
          result += value
          rest = rest[rest.index(after: end)...]
        } else {
          result += "${" + rest[..<next]
          rest = rest[next...]
        }
      }
      return result + rest
    }
  }

  private func mapTexts(_ change: (String) -> String) -> YAMLValue {
    switch content {
    case .text(let text): YAMLValue(.text(change(text)), line: line)
    case .list(let values): YAMLValue(.list(values.map { $0.mapTexts(change) }), line: line)
    case .mapping(let entries):
      YAMLValue(.mapping(entries.map { Entry(key: $0.key, value: $0.value.mapTexts(change)) }), line: line)
    }
  }

  /// Returns the document with the paths from the folder of the one that includes it.
  func movingPaths(into folder: String) -> YAMLValue {
    mapEntries { entry in
      switch entry.key {
      case "targets", "targetTemplates":
        entry.value.mapEntries { $0.value.mapEntries { $0.value.movingPath($0.key, into: folder) } }
      case "configFiles": entry.value.movingTexts(into: folder)
      case "packages":
        entry.value.mapEntries { $0.value.mapEntries { $0.value.movingPath($0.key, into: folder) } }
      default: entry.value
      }
    }
  }

  private func mapEntries(_ change: (Entry) -> YAMLValue) -> YAMLValue {
    guard let entries else { return self }
    return YAMLValue(.mapping(entries.map { Entry(key: $0.key, value: change($0)) }), line: line)
  }

  /// Returns the value of a key of a target with its paths moved.
  private func movingPath(_ key: String, into folder: String) -> YAMLValue {
    switch key.split(separator: ":").first {
    case "path", "configFiles": movingTexts(into: folder)
    case "info": mapEntries { $0.value.movingPath($0.key, into: folder) }
    case "sources":
      if let list {
        YAMLValue(.list(list.map { $0.movingPath("sources", into: folder) }), line: line)
      } else if text != nil {
        movingTexts(into: folder)
      } else {
        mapEntries { $0.key == "path" ? $0.value.movingTexts(into: folder) : $0.value }
      }
    default: self
    }
  }

  private func movingTexts(into folder: String) -> YAMLValue {
    mapTexts { $0.hasPrefix("/") || $0.isEmpty ? $0 : folder + $0 }
  }
}
