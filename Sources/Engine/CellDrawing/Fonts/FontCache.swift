internal import Foundation

/// The folder in which fontconfig caches facts about the packages' fonts. Scanning all files takes 0.05 s.
///
/// fontconfig trusts every byte of its files: a damaged one would end the process, and a changed one would draw
/// other texts. So it uses the folder only while each file in it is unchanged. Other files are removed, and
/// fontconfig makes them again.
struct FontCache: Sendable {
  /// The folder's name. Its number increases when the rules for scanning fonts change.
  static let name = "fonts-3"
  /// The entry with the hash of each file: `0bd3…-le64.cache-8 46042e397b6bf660e9a6f549f30eae7b`.
  static let checksums = "checksums"

  private let folder: CacheFolder
  /// The files that were found unchanged, with their stamps.
  private let verified: [String: CacheFolder.Stamp]

  var path: String { folder.path }

  /// Fails with nil if there is no writable folder, or if it holds a wrong file that cannot be removed.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let folder = CacheFolder(Self.name, environment: environment), folder.isWritable,
      let names = folder.names()
    else { return nil }
    self.folder = folder
    let kept = Self.kept(in: folder)
    var verified: [String: CacheFolder.Stamp] = [:]
    for name in names where Self.isFontconfigs(name) {
      if let hash = kept[name], let found = folder.hash(of: name), found.hash == hash {
        verified[name] = found.stamp
      } else {
        guard folder.remove(name) else { return nil }
      }
    }
    self.verified = verified
  }

  /// Notes the hashes of the files if fontconfig has written any since they were verified.
  func keep() {
    let names = (folder.names() ?? []).filter(Self.isFontconfigs).sorted()
    guard names.contains(where: { verified[$0] == nil || folder.stamp(of: $0) != verified[$0] }) else {
      return
    }
    let lines = names.compactMap { name in
      folder.closeToOthers(name)
      return folder.hash(of: name).map { "\(name) \($0.hash)" }
    }
    folder.write(Array(lines.joined(separator: "\n").utf8), to: Self.checksums)
  }

  private static func kept(in folder: CacheFolder) -> [String: ContentHash] {
    let lines = String(decoding: folder.read(checksums) ?? [], as: UTF8.self).split(separator: "\n")
    let pairs = lines.compactMap { line -> (String, ContentHash)? in
      let words = line.split(separator: " ")
      guard words.count == 2, let hash = ContentHash(words[1]) else { return nil }
      return (String(words[0]), hash)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns whether fontconfig reads a file as its cache, in any version:
  /// `0bd3dc0958fa2205aaaa8ebb13e2872b-le64.cache-8`.
  ///
  /// The folder also holds fontconfig's locks and files that it is about to write.
  private static func isFontconfigs(_ name: String) -> Bool {
    guard let version = name.range(of: ".cache-", options: .backwards) else { return false }
    return name[version.upperBound...].allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter) }
  }
}
