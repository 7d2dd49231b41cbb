internal import CellDrawing
internal import Foundation

/// The resources of a program, and the texts in code by which each can be meant.
struct ResourceIndex {
  /// A resource, or a text of a table.
  struct Item {
    /// The path, and for a text of a table its key.
    let title: String
    let hash: ContentHash
    /// The texts that it has itself, such as the names of classes and images in a nib.
    let texts: [String]
  }

  private(set) var items: [Item] = []
  /// The items that any code may use.
  private(set) var always: [Int] = []
  /// The items by the texts from which their names can be made.
  private var named: [String: [Int]] = [:]
  /// The folders of languages. Which one is chosen depends on all of them.
  private(set) var languages: Set<String> = []
  /// The hashes of the files by their paths.
  private(set) var files: [String: ContentHash] = [:]

  init(_ files: [ResourceFile]) {
    let data = files.filter { $0.kind == .data }.map { Data($0.bytes) }
    let nibs = Set(
      files.compactMap { file -> String? in
        if case .nib(let name) = file.kind { name } else { nil }
      })
    for file in files.sorted(by: { $0.path < $1.path }) {
      for part in file.path.split(separator: "/") where part.hasSuffix(".lproj") {
        languages.insert(String(part))
      }
      let hash = ContentHash(of: file.bytes)
      self.files[file.path] = hash
      switch file.kind {
      case .data: add(Item(title: file.path, hash: hash, texts: []), name: nil)
      case .named(let name):
        // The name may be in data.
        let isInData = data.contains { $0.range(of: Data(name.utf8)) != nil }
        add(Item(title: file.path, hash: hash, texts: []), name: isInData ? nil : name)
      case .nib(let name):
        add(Item(title: file.path, hash: hash, texts: Self.texts(inNib: file.bytes)), name: name)
      case .table(let name):
        // The texts of a nib have the identifiers of its objects as keys.
        guard !nibs.contains(name), let texts = TextTable.hashes(in: file) else {
          add(Item(title: file.path, hash: hash, texts: []), name: nibs.contains(name) ? name : nil)
          continue
        }
        for (key, hash) in texts.sorted(by: { $0.key < $1.key }) {
          add(Item(title: "\(file.path) \(key)", hash: hash, texts: []), name: key)
        }
      }
    }
  }

  private mutating func add(_ item: Item, name: String?) {
    items.append(item)
    guard let name = name.map(ResourceName.init), !name.isNumber else {
      always.append(items.count - 1)
      return
    }
    for part in name.parts { named[part, default: []].append(items.count - 1) }
  }

  /// Returns the items that a text in code can mean.
  func items(meantBy text: String) -> [Int] {
    guard !named.isEmpty else { return [] }
    return ResourceName.uses(in: text).flatMap { named[$0] ?? [] }
  }

  /// Returns what is between two quotes in the XML of a nib, and the last parts of those with dots.
  private static func texts(inNib bytes: [UInt8]) -> [String] {
    var texts: Set<String> = []
    for part in bytes.split(separator: UInt8(ascii: "\"")) where part.count > 1 && part.count < 256 {
      let text = String(decoding: part, as: UTF8.self)
      texts.insert(text)
      if let last = text.split(separator: ".").last { texts.insert(String(last)) }
    }
    return texts.sorted()
  }
}
