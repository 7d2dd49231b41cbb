import CellImport
import CellSnapSourcePass
import Foundation

extension FuzzTarget {
  static let placements = FuzzTarget(
    "placements", "Swift files, parted by zero bytes, in which an import looks for sizes, colours and texts"
  ) { bytes in
    guard bytes.deepestBracket <= 10 else { return }
    let files = bytes.split(separator: 0, maxSplits: 3).enumerated().map {
      SliceFile(
        SourceFile(path: "/App/\($0.offset).swift", text: String(decoding: $0.element, as: UTF8.self)))
    }
    let index = SliceIndex(files)
    let names = index.types.keys.sorted()
    let placements = Placements(
      index, classes: names.map { ($0, "UICollectionViewCell") }, isView: { $0.hasSuffix("View") })
    precondition(placements.all.count == names.count, "a class has no place")
    for statement in TextMeanings(files, images: ["picture"]).statements {
      precondition(Self.declaresOnly([], statement), "a text is code: \(statement)")
    }
  }

  static let models = FuzzTarget("models", "a model of Core Data, whose classes an import declares") {
    bytes in
    guard let source = ManagedObjectModel(name: "Model", contents: bytes)?.source else { return }
    precondition(
      Self.declaresOnly([.importing, .classType, .extending], source),
      "a name of the model is code: \(source)")
  }

  static let symbols = FuzzTarget("symbols", "an asset catalogue whose symbols an import declares") { bytes in
    var source = ByteSource(bytes)
    let folder = URL(filePath: "\(NSTemporaryDirectory())cellsnap-fuzz-symbols-\(getpid())/Media.xcassets")
    let outer = folder.deletingLastPathComponent()
    try? FileManager.default.removeItem(at: outer)
    defer { try? FileManager.default.removeItem(at: outer) }
    for _ in 0..<6 where !source.isEmpty {
      let ending = source.element(of: [".imageset", ".colorset", "", ".symbolset"], or: "")
      let name = source.text().filter { $0 != "/" && $0 != "\0" }
      let place = folder.appending(path: name + ending)
      try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try? Data((ending.isEmpty ? Self.namespace : "{}").utf8).write(
        to: place.appending(path: "Contents.json"))
    }
    let symbols = AssetSymbols(in: [folder])
    let text = symbols.text(
      besides: AssetSymbols.Surroundings(members: [:], types: [], hasSwiftUI: (bytes.first ?? 0) & 1 == 1))
    precondition(
      Self.declaresOnly([.importing, .structType, .extending, .protocolType], text),
      "the name of an asset is code: \(text)")
  }

  private static let namespace = #"{"properties":{"provides-namespace":true}}"#

  /// Whether Swift's parser finds nothing else than declarations of some kinds at the top of a source, or one
  /// statement where the kinds are none.
  private static func declaresOnly(_ kinds: Set<SliceDeclaration.Kind>, _ source: String) -> Bool {
    let found = SliceFile(SourceFile(path: "/App/Made.swift", text: source)).declarations
      .filter { $0.parent == nil }.map(\.kind)
    return kinds.isEmpty ? found == [.other] : found.allSatisfy(kinds.contains)
  }
}
