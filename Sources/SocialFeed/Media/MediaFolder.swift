import Foundation

/// A local folder in place of the network: where the photos, avatars and emoji of a timeline are found.
///
/// A file is looked for, in this order, by the last three, two, one components of the URL's path (query and
/// fragment left out), each first as written and then percent-decoded, and by the attachment's id with the
/// extension of the URL or jpg, jpeg, png, webp. Nothing outside the folder is ever read: a link in it counts as
/// there only where what it leads to, with all links followed, lies in the folder too.
public struct MediaFolder: Sendable, Hashable {
  public var path: String

  public init(path: String) {
    self.path = path
  }

  /// The module's own pictures.
  public static var resources: MediaFolder {
    MediaFolder(path: SampleData.folder.appending(path: "media").path)
  }

  /// The path of the file for a URL or an id; nil when the folder has none.
  public func file(url: String?, id: String? = nil) -> String? {
    let components = Self.pathComponents(of: url ?? "")
    for count in stride(from: min(3, components.count), to: 0, by: -1) {
      let name = components.suffix(count).joined(separator: "/")
      for candidate in [name, name.removingPercentEncoding ?? name] {
        if let file = existingFile(candidate) { return file }
      }
    }
    guard let id, !id.isEmpty else { return nil }
    let written = components.last.map { ($0 as NSString).pathExtension } ?? ""
    for suffix in [written, "jpg", "jpeg", "png", "webp"] where !suffix.isEmpty {
      if let file = existingFile("\(id).\(suffix)") { return file }
    }
    return nil
  }

  /// The files of those emoji that the folder has, by shortcode: by URL, or named as the shortcode.
  func files(of emojis: [CustomEmoji]) -> [String: String] {
    var files: [String: String] = [:]
    for emoji in emojis where files[emoji.shortcode] == nil {
      files[emoji.shortcode] =
        file(url: emoji.url)
        ?? ["png", "svg", "webp"].lazy.compactMap { existingFile("\(emoji.shortcode).\($0)") }.first
    }
    return files
  }

  /// By scalars: a mark behind a slash makes one character of both, and the slash stays one for the file system.
  private static func pathComponents(of url: String) -> [String] {
    let withoutQuery = url.unicodeScalars.prefix { $0 != "?" && $0 != "#" }
    let scheme = withoutQuery.drop { $0 != ":" }
    let path =
      scheme.starts(with: "://".unicodeScalars) ? scheme.dropFirst(3).drop { $0 != "/" } : withoutQuery
    return path.split(separator: "/").map { String(Substring($0)) }
  }

  /// The path of the file called `name`, which may have folders in it; nil where there is none inside the folder.
  private func existingFile(_ name: String) -> String? {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && !part.contains(0) && ![".", ".."].contains { part.elementsEqual($0.utf8) }
    }
    guard isPlain else { return nil }
    let file = path + "/" + name
    var status = stat()
    guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let target = Self.resolved(file),
      let folder = Self.resolved(path)
    else { return nil }
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    return target.starts(with: folder == [slash] ? folder : folder + [slash]) ? file : nil
  }

  /// The bytes of a path with every link in it followed; nil where it leads nowhere.
  private static func resolved(_ path: String) -> [CChar]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved)))
  }
}
