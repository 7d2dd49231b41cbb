internal import CellDrawing
internal import CellSnapshots
internal import Synchronization

/// The knowledge about an image that its pixels do not hold.
struct PictureNote: Sendable {
  /// The views of a drawn image.
  var layout: SnapshotLayout?
  /// The libraries and fonts that a drawn image was made with.
  var provenance: Provenance?
  /// The bytes of a reference's file.
  var file: [UInt8]?
  /// The reason why there is no picture.
  var problem: String?
  /// The comparison of an actual image with its reference.
  var verification: Verification?

  private struct Entry {
    weak var image: UIImage?
    var note: PictureNote
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// The note of an image, which is empty for an image of others.
  static subscript(image: UIImage) -> PictureNote {
    get {
      entries.withLock { entries in
        // A new image may be at the address of a released one.
        guard let entry = entries[ObjectIdentifier(image)], entry.image === image else {
          return PictureNote()
        }
        return entry.note
      }
    }
    set {
      entries.withLock { entries in
        entries = entries.filter { $0.value.image != nil }
        entries[ObjectIdentifier(image)] = Entry(image: image, note: newValue)
      }
    }
  }
}
