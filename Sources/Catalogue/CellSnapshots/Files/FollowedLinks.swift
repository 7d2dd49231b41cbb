import Foundation

/// The links that writing may follow. Somebody else's checkout may contain any link, such as `report.xml -> ~/.bashrc`.
package enum FollowedLinks: Hashable, Sendable {
  /// Links to files in a folder.
  case inside(String)
  /// Links to files in a folder of references, and links to references in a store that projects share. In the store,
  /// the target is an existing reference, or a new file beside references.
  case references(String)

  private var folder: String {
    switch self {
    case .inside(let folder), .references(let folder): folder
    }
  }

  /// Throws if a folder on the way to a file is a link that leads out of the folder.
  ///
  /// - Parameter path: The file's path below the folder.
  func check(foldersOf path: String) throws(FileError) {
    guard FilePath.staysInside(path, of: folder) else {
      throw FileError(
        "write", FilePath.appending(path, to: folder),
        reason: "a symbolic link on the way leads out of \(folder); remove the link")
    }
  }

  /// Throws if a link may not be followed.
  ///
  /// - Parameters:
  ///   - link: The path of the link.
  ///   - target: The final target of the link, which need not exist.
  func check(_ link: String, to target: String) throws(FileError) {
    if FilePath.isInside(target, folder: folder) { return }
    switch self {
    case .inside:
      throw FileError(
        "write", link,
        reason:
          "it is a link to \(target), which is outside \(folder); remove the link, or name its target")
    case .references:
      guard Self.holdsReference(target) || Self.isPlaceBesideReferences(target) else {
        throw FileError(
          "write", link, reason: "it is a link to \(target), where there is no reference; remove the link")
      }
    }
  }

  private static func holdsReference(_ path: String) -> Bool {
    guard let bytes = try? InputBytes.read(path) else { return false }
    return StoredReference.refusal(bytes, path: path) == nil
  }

  /// Returns whether nothing is at the path and a file beside it is a reference.
  private static func isPlaceBesideReferences(_ path: String) -> Bool {
    var status = stat()
    guard lstat(FilePath.onDisk(path), &status) != 0, errno == ENOENT, let folder = FilePath.folder(of: path)
    else {
      return false
    }
    let names = (try? FileTree.names(in: folder)) ?? []
    return names.lazy.filter { $0.hasSuffix(".png") }.prefix(maximumFilesLookedAt)
      .contains { holdsReference(FilePath.appending($0, to: folder)) }
  }

  private static let maximumFilesLookedAt = 16
}
