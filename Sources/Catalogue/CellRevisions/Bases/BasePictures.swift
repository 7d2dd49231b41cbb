import CellDrawing
package import CellSnapshots
import Foundation

/// The pictures of a base revision, in a store or where they were drawn.
package struct BasePictures: BaseReferences {
  package let name: String
  /// The pictures of the entries that were asked for.
  package let index: BaseIndex
  /// The number of pictures that were drawn. The others were in the store.
  package let drawnCount: Int
  private let store: ContentStore?
  /// The paths of pictures that are not in the store, by the hashes of their files.
  private let files: [String: String]
  /// The lock of the store, which keeps others from removing files as long as the value is there.
  private let lock: FolderLock?
  private let pictures: [PathBytes: BasePicture]
  /// The verdicts of the entries that could not be drawn, or not in each circumstance.
  private let undrawn: [PathBytes: SnapshotVerdict]

  init(
    name: String, index: BaseIndex, drawnCount: Int = 0, store: ContentStore?, files: [String: String] = [:],
    lock: FolderLock? = nil
  ) {
    self.name = name
    self.index = index
    self.drawnCount = drawnCount
    self.store = store
    self.files = files
    self.lock = lock
    pictures = Dictionary(index.pictures.map { (PathBytes($0.name), $0) }) { first, _ in first }
    undrawn = Dictionary(
      index.pictures.compactMap { picture in picture.undrawn.map { (PathBytes(picture.entry), $0) } }
    ) { first, _ in first }
  }

  /// Makes the pictures of a base that nothing is compared with.
  ///
  /// - Parameter name: The base in messages.
  package init(noneOf name: String) {
    self.init(name: name, index: BaseIndex(key: .none, catalogue: []), store: nil)
  }

  package func read(_ name: SnapshotName) -> BaseLookup {
    guard let picture = pictures[PathBytes(name.title)], let file = picture.file else {
      return undrawn[PathBytes(name.entry.text)].map { .undrawn($0.words) } ?? .absent
    }
    let path = "\(name.title) of the base \(self.name)"
    do throws(FileError) {
      let bytes = try bytes(of: file)
      do throws(ImageError) { return .found(try StoredReference(path: path, bytes: bytes)) } catch {
        return .unreadable(
          "\(path): \(UnreadableReference.reason(bytes, error, remedy: "run again, which draws it"))")
      }
    } catch {
      return .unreadable("\(error); run again, which draws it")
    }
  }

  /// Returns the bytes of a file by its hash.
  package func bytes(of file: String) throws(FileError) -> [UInt8] {
    if let place = files[file], let bytes = try InputBytes.read(place), Self.hash(of: bytes) == file {
      return bytes
    }
    guard let store, let hash = ContentHash(file) else {
      throw FileError("read", file, reason: "a picture of the base was drawn and is gone")
    }
    let path = StorePath.picture(hash)
    let lookup = store.read(path)
    guard case .found(let bytes) = lookup else {
      throw FileError("use", store.path(of: path.text), reason: lookup.problem ?? "it is missing")
    }
    return bytes
  }

  static func hash(of bytes: [UInt8]) -> String { "\(ContentHash(of: bytes))" }

  /// Returns the hash of the pixels in a picture's file; nil if it has none that can be trusted.
  static func pixels(of bytes: [UInt8], path: String) -> String? {
    guard let reference = try? StoredReference(path: path, bytes: bytes),
      case .trusted(let hash) = reference.trust
    else { return nil }
    return "\(hash)"
  }
}
