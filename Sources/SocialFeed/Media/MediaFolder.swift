import Foundation

/// A local folder in place of the network: where the photos, avatars and emoji of a timeline are found.
///
/// A file is looked for, in this order, by the last three, two, one components of the URL's path (query and
/// fragment left out), each first as written and then percent-decoded, and by the attachment's id with the
/// extension of the URL or jpg, jpeg, png, webp. Nothing outside the folder is ever read.
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

  private static func pathComponents(of url: String) -> [Substring] {
    let withoutQuery = url.prefix { $0 != "?" && $0 != "#" }
    let path: Substring
    if let scheme = withoutQuery.range(of: "://") {
      path = withoutQuery[scheme.upperBound...].drop { $0 != "/" }
    } else {
      path = withoutQuery
    }
    return path.split(separator: "/")
  }

  private func existingFile(_ name: String) -> String? {
    let components = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.contains("\0"), !components.contains(where: { $0.isEmpty || $0 == ".." || $0 == "." }) else {
      return nil
    }
    let file = (path as NSString).appendingPathComponent(name)
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory)
    return exists && !isDirectory.boolValue ? file : nil
  }
}
