internal import CellDrawing

/// A file of the app's bundles: an asset, a nib, an image, a table of texts, or other data.
struct ResourceFile {
  enum Kind: Hashable {
    /// Something that code asks for by a name.
    case named(String)
    /// A nib or storyboard, which names other things itself.
    case nib(String)
    /// A table of texts, each of which code asks for by its key.
    case table(String)
    /// Anything else. All code may read it.
    case data
  }

  /// The path below the folder of the build.
  let path: String
  let kind: Kind
  let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
    kind = Self.kind(of: path)
  }

  private static let pictures: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "svg", "pdf", "bmp", "tif", "tiff",
  ]

  /// Returns what the name of a file says about it.
  static func kind(of path: String) -> Kind {
    let parts = path.split(separator: "/").map(String.init)
    // Everything in the folder of an asset belongs to it: `Assets.xcassets/Brand.colorset/Contents.json`.
    for part in parts.dropLast() {
      if let dot = part.lastIndex(of: "."), part[dot...].hasSuffix("set"), part[dot...] != ".xcassets" {
        // The colour has an effect without a name.
        return part == "AccentColor.colorset" ? .data : .named(String(part[..<dot]))
      }
    }
    guard let file = parts.last, let dot = file.lastIndex(of: "."), dot != file.startIndex else {
      return .data
    }
    let (base, ending) = (String(file[..<dot]), file[file.index(after: dot)...].lowercased())
    switch ending {
    case "xib", "storyboard", "nib": return .nib(base)
    case "strings", "stringsdict", "xcstrings": return base == "InfoPlist" ? .data : .table(base)
    case _ where pictures.contains(ending):
      // `photo@2x~ipad.png` is one of the files of `photo`.
      return .named(String(base.prefix { $0 != "@" && $0 != "~" }))
    default: return .data
    }
  }
}
