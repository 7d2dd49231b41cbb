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
      if let file = existingFile(name) { return file }
      if let decoded = name.removingPercentEncoding, decoded != name, let file = existingFile(decoded) {
        return file
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
    // Without a path the root would be the folder, and a zero ends what the file system sees.
    guard isPlain, !path.isEmpty, !path.utf8.contains(0) else { return nil }
    let file = path + "/" + name
    switch kind(of: parts.map { Substring($0) }) {
    case S_IFREG: return file
    case S_IFLNK: return isFileInFolder(file) ? file : nil
    default: return nil
    }
  }

  /// What `stat` calls the kind of what lies there, or that of a link on the way; nil where nothing lies.
  private func kind(of parts: [Substring]) -> mode_t? {
    var (place, status) = (path, stat())
    for part in parts {
      place += "/" + part
      guard lstat(place, &status) == 0 else { return nil }
      if status.st_mode & S_IFMT == S_IFLNK { return S_IFLNK }
    }
    return status.st_mode & S_IFMT
  }

  /// Whether a path with links in it leads to a file inside the folder.
  private func isFileInFolder(_ file: String) -> Bool {
    var status = stat()
    guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let target = Self.resolved(file),
      let folder = Self.resolved(path)
    else { return false }
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    return target.starts(with: folder == [slash] ? folder : folder + [slash])
  }

  /// The bytes of a path with every link in it followed; nil where it leads nowhere.
  private static func resolved(_ path: String) -> [CChar]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved)))
  }
}
