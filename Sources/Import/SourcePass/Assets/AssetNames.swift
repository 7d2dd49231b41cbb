package import Foundation

/// The images and colours of asset catalogues, with the names under which code finds them.
package struct AssetNames {
  enum Kind: Hashable {
    case image, color
  }

  /// An image or a colour.
  struct Asset: Hashable {
    let kind: Kind
    /// The name for `UIImage(named:)` or `UIColor(named:)`: `Icons/home` in a folder that provides a namespace.
    let name: String
    /// The folders around it that provide a namespace.
    let namespace: [String]

    /// The last part of the name.
    var lastName: String { name.split(separator: "/").last.map(String.init) ?? name }
  }

  /// Returns the names for `UIImage(named:)` of the images in catalogues, in alphabetical order.
  package static func images(in catalogues: [URL]) -> [String] {
    AssetNames(in: catalogues).assets.filter { $0.kind == .image }.map(\.name).sorted()
  }

  private(set) var assets: [Asset] = []
  private var known: Set<Asset> = []
  /// The folders that were entered, so that a link in a circle ends.
  private var seen: Set<String> = []

  /// The maximum number of folders in all catalogues.
  private static let maximum = 100_000

  init(in catalogues: [URL]) {
    for catalogue in catalogues { read(catalogue, namespace: []) }
  }

  private mutating func read(_ folder: URL, namespace: [String]) {
    guard seen.count < Self.maximum, seen.insert(folder.resolvingSymlinksInPath().path).inserted else {
      return
    }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      let url = folder.appending(path: name)
      let plain = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset", "symbolset": add(.image, plain, namespace)
      case "colorset": add(.color, plain, namespace)
      case "":
        var status = stat()
        guard lstat(url.path, &status) == 0, status.isFolder else { continue }
        read(url, namespace: providesNamespace(url) ? namespace + [name] : namespace)
      default: continue
      }
    }
  }

  private mutating func add(_ kind: Kind, _ name: String, _ namespace: [String]) {
    let asset = Asset(
      kind: kind, name: (namespace + [name]).joined(separator: "/"), namespace: namespace)
    if known.insert(asset).inserted { assets.append(asset) }
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
      let contents = try? JSONDecoder().decode(FolderContents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }

  /// The contents of a folder's `Contents.json`.
  private struct FolderContents: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    let properties: Properties?
  }
}
