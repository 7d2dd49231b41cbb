import Foundation

/// A local folder that replaces the network: the photos, avatars and emoji of a timeline are in it.
///
/// A file is searched for in this order: first by the last three, two, one components of the URL's path, without
/// query and fragment. Each of these is tried as written and then percent-decoded. Then it is searched for by the
/// attachment's id with the extension of the URL or jpg, jpeg, png, webp.
///
/// Nothing outside the folder is ever read. A link counts as a file only if its target, with all links followed, is in
/// the folder, too.
package struct MediaFolder: Sendable, Hashable {
  package var path: String

  package init(path: String) {
    self.path = path
  }

  /// The folder with the module's own pictures.
  package static var resources: MediaFolder {
    MediaFolder(path: SampleData.folder.appending(path: "media").path)
  }

  /// Returns the path of the file for a URL or an id, or nil if the folder has none.
  package func file(url: String?, id: String? = nil) -> String? {
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

  /// Returns the files of the emoji that the folder has, by shortcode. A file is found by URL, or has the shortcode
  /// as its name.
  func files(of emojis: [CustomEmoji]) -> [String: String] {
    var files: [String: String] = [:]
    for emoji in emojis where files[emoji.shortcode] == nil {
      files[emoji.shortcode] =
        file(url: emoji.url)
        ?? ["png", "svg", "webp"].lazy.compactMap { existingFile("\(emoji.shortcode).\($0)") }.first
    }
    return files
  }

  /// Splits a URL's path by scalars. A combining mark after a slash forms one character with it, but for the file
  /// system the slash remains.
  private static func pathComponents(of url: String) -> [String] {
    let withoutQuery = url.unicodeScalars.prefix { $0 != "?" && $0 != "#" }
    let scheme = withoutQuery.drop { $0 != ":" }
    let path =
      scheme.starts(with: "://".unicodeScalars) ? scheme.dropFirst(3).drop { $0 != "/" } : withoutQuery
    return path.split(separator: "/").map { String(Substring($0)) }
  }

  /// Returns the path of the file called `name`, which may contain folders. Returns nil if there is no such file
  /// inside the folder.
  private func existingFile(_ name: String) -> String? {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && !part.contains(0) && ![".", ".."].contains { part.elementsEqual($0.utf8) }
    }
    // With an empty path, the root would be the folder. A zero byte would end the path for the file system.
    guard isPlain, !path.isEmpty, !path.utf8.contains(0) else { return nil }
    let file = path + "/" + name
    switch kind(of: parts.map { Substring($0) }) {
    case S_IFREG: return file
    case S_IFLNK: return isFileInFolder(file) ? file : nil
    default: return nil
    }
  }

  /// Returns the type of an entry, as in `stat`, or the type of a link on the way to it. Returns nil if there is no
  /// entry.
  private func kind(of parts: [Substring]) -> mode_t? {
    var (place, status) = (path, stat())
    for part in parts {
      place += "/" + part
      guard lstat(place, &status) == 0 else { return nil }
      if status.st_mode & S_IFMT == S_IFLNK { return S_IFLNK }
    }
    return status.st_mode & S_IFMT
  }

  /// Returns whether a path with links in it leads to a file inside the folder.
  private func isFileInFolder(_ file: String) -> Bool {
    var status = stat()
    guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let target = Self.resolved(file),
      let folder = Self.resolved(path)
    else { return false }
    let slash = CChar(truncatingIfNeeded: UInt8(ascii: "/"))
    return target.starts(with: folder == [slash] ? folder : folder + [slash])
  }

  /// Returns the bytes of a path with every link in it followed, or nil if it leads nowhere.
  private static func resolved(_ path: String) -> [CChar]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved)))
  }
}
