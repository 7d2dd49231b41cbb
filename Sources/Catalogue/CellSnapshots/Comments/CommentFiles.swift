import CellDrawing
import Foundation

/// The files of a comment: its text, and a folder with its pictures.
package struct CommentFiles: Hashable, Sendable {
  package var path: String
  /// The folder of the pictures; nil if there are none.
  package var pictures: String?
  /// The address of that folder for readers of the comment.
  package var address: String?

  package init(path: String, pictures: String? = nil, address: String? = nil) {
    self.path = path
    self.pictures = pictures
    self.address = address
  }

  /// Makes the folders of the files. Throws if the files cannot be written later.
  package func makeFolders() throws(FileError) {
    try AtomicFile.prepare(path)
    if let pictures { _ = try OutputFolder(making: pictures) }
  }

  /// Writes the pictures, and then the text that names them. Pictures of an earlier comment are removed last.
  ///
  /// - Returns: The errors of pictures that are left out because the run's pictures are missing or broken.
  package func write(_ run: Run, in folder: RunFolder) throws(FileError) -> [FileError] {
    let found = pictures == nil ? ([], []) : CommentPicture.pictures(of: run, in: folder)
    if let pictures {
      let output = try OutputFolder(making: pictures)
      for picture in found.0 { _ = try AtomicFile.replace(picture.bytes, at: output.path(of: picture.name)) }
    }
    let text = CommentReport.text(run, pictures: found.0, address: address)
    _ = try AtomicFile.write(Array(text.utf8), to: path)
    if let pictures { try Self.removePictures(in: pictures, besides: Set(found.0.map(\.name))) }
    return found.1
  }

  /// Removes the pictures of earlier comments. The name of such a picture ends in the hash of its bytes, so no other file
  /// is taken for one.
  private static func removePictures(in folder: String, besides names: Set<String>) throws(FileError) {
    for name in try FileTree.files(below: folder) where !names.contains(name) && !name.contains("/") {
      guard name.hasSuffix(".png"), let hash = ContentHash(name.dropLast(4).suffix(32)) else { continue }
      let path = FilePath.appending(name, to: folder)
      guard let bytes = try? InputBytes.read(path), ContentHash(of: bytes) == hash else { continue }
      guard unlink(FilePath.onDisk(path)) == 0 || errno == ENOENT else {
        throw FileError("delete", path, errorNumber: errno)
      }
    }
  }
}
