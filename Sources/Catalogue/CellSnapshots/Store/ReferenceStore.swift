import CellDrawing
import Foundation

/// A folder of references.
package struct ReferenceStore: Hashable, Sendable {
  /// The path as the user named it.
  package let folder: String

  package init(folder: String) {
    self.folder = FilePath.withoutLastSlash(folder)
  }

  /// Returns the path of a snapshot's file, which need not exist.
  package func path(of name: SnapshotName, format: PictureFormat = .png) -> String {
    FilePath.appending(name.path(format: format), to: folder)
  }

  /// Returns whether there is a file in place of the reference with this title, or of its first tile.
  package func has(_ title: String) -> Bool {
    ["\(title).png", "\(title).1.png"].contains {
      access(FilePath.onDisk(FilePath.appending($0, to: folder)), F_OK) == 0
    }
  }

  /// Reads the file in place of a reference's PNG.
  package func read(_ name: SnapshotName) -> ReferenceLookup {
    let path = path(of: name)
    do throws(FileError) {
      guard let bytes = try InputBytes.read(path) else { return .missing }
      do throws(ImageError) {
        return .found(try StoredReference(path: path, bytes: bytes))
      } catch {
        return .unreadable(UnreadableReference.reason(bytes, error), ContentHash(of: bytes))
      }
    } catch {
      return .unreadable(error.reason, nil)
    }
  }

  /// Writes `bytes` in place of a reference, so that they survive a power failure. If it throws, the old file is
  /// unchanged.
  @discardableResult
  package func write(
    _ bytes: [UInt8], as name: SnapshotName, format: PictureFormat = .png
  ) throws(FileError) -> AtomicFile.Outcome {
    try write(bytes, at: name.path(format: format))
  }

  /// Throws if a link on the way to a path below the folder, or in its place, may not be followed.
  func checkLinks(_ path: String) throws(FileError) {
    let links = FollowedLinks.references(folder)
    try links.check(foldersOf: path)
    let file = FilePath.appending(path, to: folder)
    guard case .file(let target, isLink: true) = try OutputPlace(of: file) else { return }
    try links.check(file, to: target)
  }

  /// Writes `bytes` to a path below the folder. Also throws if a folder, a pipe or a device is at the path.
  @discardableResult
  package func write(_ bytes: [UInt8], at path: String) throws(FileError) -> AtomicFile.Outcome {
    let output = try OutputFolder(making: folder)
    try InputBytes.checkOrdinary(output.path(of: path), action: "write")
    return try output.write(bytes, as: path, following: .references(folder), outliving: .powerFailure)
  }
}
