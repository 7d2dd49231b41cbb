import Foundation

extension OutputFolder {
  /// Writes a picture that is no reference. Throws if a reference is in its place, which would be lost.
  package func writePicture(_ bytes: [UInt8], as name: String) throws(FileError) -> AtomicFile.Outcome {
    try Self.checkPlace(ofPicture: path(of: name))
    return try write(bytes, as: name)
  }

  /// Throws if a reference of CellSnap is at the path.
  package static func checkPlace(ofPicture path: String) throws(FileError) {
    var status = stat()
    guard stat(FilePath.onDisk(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let bytes = try? InputBytes.read(path), let reference = try? StoredReference(path: path, bytes: bytes),
      reference.provenance != nil
    else { return }
    throw FileError(
      "write", path, reason: "it is a reference, which only record and accept replace; choose another place")
  }
}
