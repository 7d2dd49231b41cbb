package import CellDrawing
package import CellSnapshots
import Foundation

/// A folder of pictures by the hashes of their files, with indexes of what base revisions draw.
///
/// Several processes may read and write it at once. A file gets its name when it is complete, so a killed process leaves
/// the store whole. Links in it are not followed.
package struct ContentStore: Hashable, Sendable {
  /// The path as the user named it.
  package let folder: String
  /// The file that marks a folder as a store.
  private static let mark = "cellsnap-store"
  private static let markedText = Array("1\n".utf8)

  /// Makes the folder. Throws if it cannot be written, or if it has files but no mark.
  package init(making folder: String) throws(FileError) {
    let output = try OutputFolder(making: folder)
    self.folder = output.path
    if try checkMark() { return }
    guard try FileTree.files(below: folder).isEmpty else {
      throw FileError(
        "write a store to", folder,
        reason: "it contains other files and no \(Self.mark); choose another folder")
    }
    _ = try AtomicFile.replace(Self.markedText, at: path(of: Self.mark), outliving: .powerFailure)
  }

  /// Names a store. Throws if there is none.
  package init(reading folder: String) throws(FileError) {
    self.folder = FilePath.withoutLastSlash(folder)
    guard try checkMark() else {
      throw FileError(
        "read", folder, reason: "it is no store, as it has no \(Self.mark); name another folder")
    }
  }

  /// Returns whether the folder is a store. Throws if another version of CellSnap made it.
  private func checkMark() throws(FileError) -> Bool {
    guard let bytes = try InputBytes.read(path(of: Self.mark)) else { return false }
    guard bytes == Self.markedText else {
      throw FileError(
        "use", folder, reason: "another version of CellSnap made this store; name another folder")
    }
    return true
  }

  /// The result of reading a file.
  package enum Lookup: Hashable, Sendable {
    case missing
    /// The file does not have the bytes of its name, or cannot be read. The reason is in words.
    case damaged(String)
    case found([UInt8])

    /// The reason why there are no bytes; nil if there are.
    var problem: String? {
      switch self {
      case .missing: "it is missing"
      case .damaged(let reason): reason
      case .found: nil
      }
    }
  }

  /// Reads a file. Any thread may call this.
  package func read(_ path: StorePath) -> Lookup {
    let file = self.path(of: path.text)
    guard FilePath.staysInside(path.text, of: folder), !FilePath.isLink(file) else {
      return .damaged("it is a link, or behind one")
    }
    do throws(FileError) {
      guard let bytes = try InputBytes.read(file) else { return .missing }
      return ContentHash(of: bytes) == path.hash
        ? .found(bytes) : .damaged("its bytes are not those of its name")
    } catch {
      return .damaged(error.reason)
    }
  }

  /// Writes a file unless it is there, and replaces a damaged one. Returns its path.
  func write(
    _ bytes: [UInt8], at path: StorePath, outliving durability: FileDurability = .process
  ) throws(FileError) {
    guard FilePath.staysInside(path.text, of: folder) else {
      throw FileError(
        "write", self.path(of: path.text), reason: "a folder on the way is a link; remove the link")
    }
    let output = try OutputFolder(making: folder)
    try output.makeFolders(for: path.text)
    let file = self.path(of: path.text)
    if try AtomicFile.replace(bytes, at: file, outliving: durability) == .unchanged { touch(file) }
  }

  /// Keeps a picture, and returns the hash of its file. Keep the lock of the store from here until an index names it.
  ///
  /// - Parameter file: The path of a file with the same bytes that nothing will change, which the store shares if it can.
  @discardableResult
  package func keep(_ picture: [UInt8], from file: String? = nil) throws(FileError) -> ContentHash {
    let hash = ContentHash(of: picture)
    let path = StorePath.picture(hash)
    if let file, try share(file, at: path) { return hash }
    try write(picture, at: path)
    return hash
  }

  /// Gives a file a second name in the store. Returns false if the name is taken, or if the store is on another disk.
  private func share(_ file: String, at path: StorePath) throws(FileError) -> Bool {
    guard FilePath.staysInside(path.text, of: folder) else { return false }
    try OutputFolder(making: folder).makeFolders(for: path.text)
    return link(FilePath.onDisk(file), FilePath.onDisk(self.path(of: path.text))) == 0
  }

  /// Takes a lock with which others may read and write too, but nothing is removed.
  package func lock(willWait: () -> Void = {}) -> FolderLock {
    FolderLock(folder, for: .several, willWait: willWait)
  }

  /// Notes that a file was used now.
  func touch(_ file: String) { utimensat(AT_FDCWD, FilePath.onDisk(file), nil, AT_SYMLINK_NOFOLLOW) }

  func path(of path: String) -> String { FilePath.appending(path, to: folder) }
}
