/// What the path of a file below the references says, where it is one that a snapshot could have:
/// `<entry path>.<width>[@<scale>x][-<trait>]…[.<tile>].png`.
struct ReferencePath: Hashable {
  /// The entry's, without variant and extension.
  var entryPath: String
  /// `320`; empty where it does not matter.
  var width: String
  /// What the variant says after the width, `@2x-dark`: equal of the pictures that one run makes.
  var family: String

  /// The ways to read a path, more than one where a name holds dots and numbers; none of a path that is not ours.
  static func readings(of path: String) -> [ReferencePath] {
    guard let title = title(of: path), let slash = title.lastIndex(of: "/"), slash != title.startIndex
    else { return [] }
    let name = title[title.index(after: slash)...]
    return name.indices.compactMap { place in
      guard name[place] == ".", place != name.startIndex,
        let match = name[name.index(after: place)...].wholeMatch(of: variant)
      else { return nil }
      return ReferencePath(
        entryPath: String(title[..<place]), width: String(match.width),
        family: String(match.scale ?? "") + String(match.traits))
    }
  }

  /// The same at any width.
  var anyWidth: ReferencePath { ReferencePath(entryPath: entryPath, width: "", family: family) }

  /// The path without the extension of a picture; nil where it has none.
  static func title(of path: String) -> Substring? {
    PictureFormat.allCases.lazy.map { ".\($0.rawValue)" }.first { path.hasSuffix($0) }
      .map { path.dropLast($0.count) }
  }

  /// Width, then scale, traits and tile where there are any.
  // A regular expression is not Sendable.
  private static var variant: Regex<(Substring, width: Substring, scale: Substring?, traits: Substring)> {
    /(?<width>[1-9][0-9]*(?:\.[0-9]+)?)(?<scale>@[0-9]+(?:\.[0-9]+)?x)?(?<traits>(?:-[A-Za-z0-9]+)*)(?:\.[1-9][0-9]*)?/
  }
}
