internal import Foundation

/// An `.xcassets` folder: its image sets and colour sets, with their dark appearances.
struct AssetCatalog {
  private(set) var images: [String: [ImageVariant]] = [:]
  private(set) var colors: [String: UIColor] = [:]

  init(path: String) {
    read(path, namespace: "", around: EnclosingFolders())
  }

  private mutating func read(_ folder: String, namespace: String, around: EnclosingFolders) {
    guard let around = around.entering(folder) else { return }
    let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for entry in entries {
      let path = folder + "/" + entry
      let name = namespace + (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "imageset":
        let variants = Self.imageVariants(in: path)
        if !variants.isEmpty { images[name] = variants }
      case "symbolset":
        let variants = Self.symbolVariants(in: path)
        if !variants.isEmpty { images[name] = variants }
      case "colorset":
        if let color = Self.contents(of: path, as: ColorSet.self)?.color { colors[name] = color }
      case "" where entry != "Contents.json":
        let folderContents = Self.contents(of: path, as: Folder.self)
        let isNamespace = folderContents?.properties?.providesNamespace ?? false
        read(path, namespace: isNamespace ? namespace + entry + "/" : namespace, around: around)
      default: break
      }
    }
  }

  private static func contents<Contents: Decodable>(of folder: String, as type: Contents.Type) -> Contents? {
    FileManager.default.contents(atPath: folder + "/Contents.json").flatMap {
      try? JSONDecoder().decode(type, from: $0)
    }
  }

  private static func symbolVariants(in folder: String) -> [ImageVariant] {
    guard let set = contents(of: folder, as: SymbolSet.self) else { return [] }
    return set.symbols.prefix(1).compactMap { symbol in
      guard let file = symbol.filename, !file.utf8.contains(UInt8(ascii: "/")) else { return nil }
      return ImageVariant(path: folder + "/" + file, scale: 1, isSymbol: true)
    }
  }

  private static func imageVariants(in folder: String) -> [ImageVariant] {
    guard let set = contents(of: folder, as: ImageSet.self) else { return [] }
    return set.images.compactMap { image in
      // A set's files lie in its folder: nothing outside the catalogue is read.
      guard image.isShown, let file = image.filename, !file.utf8.contains(UInt8(ascii: "/")) else {
        return nil
      }
      let scale = image.scale.flatMap { Double($0.dropLast()) }
      return ImageVariant(
        path: folder + "/" + file, scale: scale.map { CGFloat($0) } ?? 1,
        isDark: image.isDark, device: image.device,
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
  struct Image: Decodable, CatalogEntry {
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
