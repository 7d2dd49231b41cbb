import Foundation

/// The links that writing follows. A checkout of somebody else's may hold any: `report.xml -> ~/.bashrc`.
package enum FollowedLinks: Hashable, Sendable {
  /// Links to what lies in a folder.
  case inside(String)
  /// Links to what lies in a folder of references, and to references of ours in a store that projects share: to one that
  /// is there, or to a new one beside others.
  case references(String)

  private var folder: String {
    switch self {
    case .inside(let folder), .references(let folder): folder
    }
  }

  /// Throws where a folder on the way to a file is a link that leads out.
  ///
  /// - Parameter path: below the folder.
  func check(foldersOf path: String) throws(FileError) {
    guard FilePath.staysInside(path, of: folder) else {
      throw FileError(
        "write", FilePath.appending(path, to: folder),
        reason: "a symbolic link on the way leads out of \(folder); remove the link")
    }
  }

  /// Throws where a link may not be followed.
  ///
  /// - Parameters:
  ///   - link: where the link lies.
  ///   - target: where it leads in the end; nothing need be there.
  func check(_ link: String, to target: String) throws(FileError) {
    if FilePath.isInside(target, folder: folder) { return }
    switch self {
    case .inside:
      throw FileError(
        "write", link,
        reason:
          "it is a link to \(target), which lies outside of \(folder); remove the link, or name that place")
    case .references:
      guard Self.holdsReference(target) || Self.isPlaceBesideReferences(target) else {
        throw FileError(
          "write", link, reason: "it is a link to \(target), where no reference lies; remove the link")
      }
    }
  }

  private static func holdsReference(_ path: String) -> Bool {
    guard let bytes = try? InputBytes.read(path) else { return false }
    return StoredReference.refusal(bytes, path: path) == nil
  }

  /// Whether nothing is there, and one of the files beside it is a reference.
  private static func isPlaceBesideReferences(_ path: String) -> Bool {
    var status = stat()
    guard lstat(FilePath.onDisk(path), &status) != 0, errno == ENOENT, let folder = FilePath.folder(of: path)
    else {
      return false
    }
    let names = (try? FileTree.names(in: folder)) ?? []
    return names.lazy.filter { $0.hasSuffix(".png") }.prefix(mostFilesLookedAt)
      .contains { holdsReference(FilePath.appending($0, to: folder)) }
  }

  private static let mostFilesLookedAt = 16
}
