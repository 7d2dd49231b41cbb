/// A reading of a path below the references as the path of a snapshot:
/// `<entry path>.<width>[@<scale>x][-<trait>]…[.<tile>].png`.
struct ReferencePath {
  /// The path of the entry, without variant and extension.
  var entryPath: String
  /// The width, such as `320`; empty if it does not matter.
  var width: String
  /// The variant after the width, such as `@2x-dark`. It is equal for all pictures that one run makes.
  var family: String

  /// Returns the ways to read a path: several if a name contains dots and numbers, and none if it is not a snapshot's
  /// path.
  static func readings(of path: String) -> [ReferencePath] {
    guard let title = title(of: path), let folder = FilePath.folder(of: title), folder != "/" else {
      return []
    }
    let name = FilePath.name(of: title)
    // The search goes by bytes, because a dot and the marks behind it may be one character.
    return name.utf8.indices.compactMap { place in
      guard name.utf8[place] == UInt8(ascii: "."), place != name.startIndex,
        let variant = VariantText(name[name.utf8.index(after: place)...]), variant.isOfASnapshot
      else { return nil }
      return ReferencePath(
        entryPath: FilePath.appending(String(name[..<place]), to: folder), width: String(variant.width),
        family: String(variant.scale ?? "") + String(variant.traits))
    }
  }

  /// Returns whether the path can belong to a snapshot's PNG. Such a path is inside the references.
  static func isReference(_ path: String) -> Bool {
    path.utf8.reversed().starts(with: ".\(PictureFormat.png.rawValue)".utf8.reversed())
      && FilePath.isInside(path) && readings(of: path).contains { $0.isOfAnEntry }
  }

  private var isOfAnEntry: Bool {
    if (try? EntryName(entryPath)) != nil { return true }
    // `Feed/Feed` belongs to the entry `Feed`.
    let parts = FilePath.parts(of: entryPath)
    return parts.count == 2 && parts[0] == parts[1] && (try? EntryName(parts[0])) != nil
  }

  /// The same reading without a width.
  var anyWidth: ReferencePath { ReferencePath(entryPath: entryPath, width: "", family: family) }

  /// Returns the path without the extension of a picture, or nil if it has none.
  static func title(of path: String) -> String? {
    PictureFormat.allCases.lazy.map { ".\($0.rawValue)" }.first { path.hasSuffix($0) }
      .map { String(Substring(path.utf8.dropLast($0.utf8.count))) }
  }
}

extension VariantText {
  /// Whether a snapshot can have this variant: neither its width nor its tile begins with 0.
  fileprivate var isOfASnapshot: Bool { !width.hasPrefix("0") && tile?.hasPrefix(".0") != true }
}

extension ReferencePath: Hashable {
  static func == (first: ReferencePath, second: ReferencePath) -> Bool {
    first.entryPath.utf8.elementsEqual(second.entryPath.utf8) && first.width == second.width
      && first.family == second.family
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(PathBytes(entryPath))
    hasher.combine(width)
    hasher.combine(family)
  }
}
