internal import CellDrawing
internal import CellSnapshots

/// The writer of a file in place of a picture, as far as the file tells.
enum PictureOrigin {
  case cellSnap
  /// Apple's encoder, on an iPhone or a Mac.
  case apple
  /// A picture that does not say who wrote it. Tools that make files smaller remove what says it.
  case unknown
  /// The file is no picture, such as a pointer to one.
  case noPicture

  init(_ bytes: [UInt8]) {
    guard let reference = try? StoredReference(path: "", bytes: bytes) else {
      self = .noPicture
      return
    }
    self =
      if reference.provenance != nil {
        .cellSnap
      } else {
        PNG.isOfAppleEncoder(bytes) ? .apple : .unknown
      }
  }

  /// Returns whether the picture in a file is compressed exactly as CellSnap compresses references.
  static func isCompressedByCellSnap(_ bytes: [UInt8]) -> Bool {
    guard let contents = try? PNGContents(bytes), let bitmap = try? PNG.decode(bytes),
      case let own = PNG.encode(bitmap, compression: .small), let ownContents = try? PNGContents(own)
    else { return false }
    return contents.pictureHash(in: bytes) == ownContents.pictureHash(in: own)
  }
}
