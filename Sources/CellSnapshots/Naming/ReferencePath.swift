/// What the path of a file below the references says, where it is one that a snapshot could have:
/// `<entry path>.<width>[@<scale>x][-<trait>]…[.<tile>].png`.
struct ReferencePath {
  /// The entry's, without variant and extension.
  var entryPath: String
  /// `320`; empty where it does not matter.
  var width: String
  /// What the variant says after the width, `@2x-dark`: equal of the pictures that one run makes.
  var family: String

  /// The ways to read a path, more than one where a name holds dots and numbers; none of a path that is not ours.
  static func readings(of path: String) -> [ReferencePath] {
    guard let title = title(of: path), let folder = FilePath.folder(of: title), folder != "/" else {
      return []
    }
    let name = FilePath.name(of: title)
    // By bytes: a dot and what is around it may be one character.
    return name.utf8.indices.compactMap { place in
      guard name.utf8[place] == UInt8(ascii: "."), place != name.startIndex,
        let variant = VariantText(name[name.utf8.index(after: place)...]), variant.isOfASnapshot
      else { return nil }
      return ReferencePath(
        entryPath: FilePath.appending(String(name[..<place]), to: folder), width: String(variant.width),
        family: String(variant.scale ?? "") + String(variant.traits))
    }
  }

  /// Whether a snapshot of some entry may have its PNG at the path, which so lies inside the references.
  static func isReference(_ path: String) -> Bool {
    path.utf8.reversed().starts(with: ".\(PictureFormat.png.rawValue)".utf8.reversed())
      && FilePath.isInside(path) && readings(of: path).contains { $0.isOfAnEntry }
  }

  private var isOfAnEntry: Bool {
    if (try? EntryName(entryPath)) != nil { return true }
    // `Feed/Feed`, of the entry `Feed`.
    let parts = FilePath.parts(of: entryPath)
    return parts.count == 2 && parts[0] == parts[1] && (try? EntryName(parts[0])) != nil
  }

  /// The same at any width.
  var anyWidth: ReferencePath { ReferencePath(entryPath: entryPath, width: "", family: family) }

  /// The path without the extension of a picture; nil where it has none.
  static func title(of path: String) -> String? {
    PictureFormat.allCases.lazy.map { ".\($0.rawValue)" }.first { path.hasSuffix($0) }
      .map { String(Substring(path.utf8.dropLast($0.utf8.count))) }
  }
}

extension VariantText {
  /// Neither a width nor a tile begins with a 0.
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
