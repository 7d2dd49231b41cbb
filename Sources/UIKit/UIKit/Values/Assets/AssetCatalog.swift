internal import CellDrawing
internal import Foundation

/// An `.xcassets` folder: its image sets, symbol sets and colour sets, with their dark appearances.
struct AssetCatalog {
  private(set) var images: [String: [ImageVariant]] = [:]
  private(set) var colors: [String: UIColor] = [:]

  /// Reads a catalogue. Links in the catalogue never lead to files outside of its folder.
  init(path: String, _ count: inout FolderCount) {
    read(path, namespace: "", around: EnclosingFolders(), &count)
  }

  private mutating func read(
    _ folder: String, namespace: String, around: EnclosingFolders, _ count: inout FolderCount
  ) {
    guard count.take(folder), let around = around.entering(folder) else { return }
    let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for entry in entries {
      let path = folder + "/" + entry
      let name = namespace + (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "imageset":
        guard let around = around.entering(path) else { continue }
        let variants = Self.imageVariants(in: path, around)
        if !variants.isEmpty { images[name] = variants }
      case "symbolset":
        guard let around = around.entering(path) else { continue }
        let variants = Self.symbolVariants(in: path, around)
        if !variants.isEmpty { images[name] = variants }
      case "colorset":
        guard let around = around.entering(path) else { continue }
        if let color = Self.contents(of: path, around, as: ColorSet.self)?.color { colors[name] = color }
      case "" where entry != "Contents.json":
        let folderContents = Self.contents(of: path, around, as: Folder.self)
        let isNamespace = folderContents?.properties?.providesNamespace ?? false
        read(path, namespace: isNamespace ? namespace + entry + "/" : namespace, around: around, &count)
      default: break
      }
    }
  }

  /// The maximum size of a `Contents.json`, in bytes.
  private static let maximumBytes = 16 << 20

  private static func contents<Contents: Decodable>(
    of folder: String, _ around: EnclosingFolders, as type: Contents.Type
  ) -> Contents? {
    guard let path = file("Contents.json", of: folder, around) else { return nil }
    return (try? OrdinaryFile.bytes(atPath: path, limit: maximumBytes)).flatMap {
      try? JSONDecoder().decode(type, from: Data($0))
    }
  }

  /// Returns the path of a set's file, or nil if the file is outside of the catalogue or is a link that leads there.
  private static func file(_ name: String, of folder: String, _ around: EnclosingFolders) -> String? {
    guard !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let path = folder + "/" + name
    guard around.contains(path) else {
      Diagnostics.report("\(path) is not read: it is a link that leads out of the catalogue")
      return nil
    }
    return path
  }

  private static func symbolVariants(in folder: String, _ around: EnclosingFolders) -> [ImageVariant] {
    guard let set = contents(of: folder, around, as: SymbolSet.self) else { return [] }
    return set.symbols.prefix(1).compactMap { symbol in
      symbol.filename.flatMap { file($0, of: folder, around) }
        .map { ImageVariant(path: $0, scale: 1, isSymbol: true) }
    }
  }

  private static func imageVariants(in folder: String, _ around: EnclosingFolders) -> [ImageVariant] {
    guard let set = contents(of: folder, around, as: ImageSet.self) else { return [] }
    return set.images.compactMap { image in
      guard image.isShown, let file = image.filename.flatMap({ file($0, of: folder, around) }) else {
        return nil
      }
      let scale = image.scale.flatMap { Double($0.dropLast()) }
      return ImageVariant(
        path: file, scale: scale.map { CGFloat($0) } ?? 1, isDark: image.isDark, device: image.device,
        renderingMode: set.properties?.renderingMode ?? .automatic)
    }
  }
}

private struct Folder: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  var properties: Properties?
}

private struct SymbolSet: Decodable {
  struct Symbol: Decodable {
    var filename: String?
  }

  var symbols: [Symbol]
}

private struct ImageSet: Decodable {
  struct Image: Decodable, AssetCatalogEntry {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [CatalogAppearance]?
  }

  struct Properties: Decodable {
    var intent: String?

    private enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }

    var renderingMode: UIImage.RenderingMode {
      switch intent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    }
  }

  var images: [Image]
  var properties: Properties?
}
