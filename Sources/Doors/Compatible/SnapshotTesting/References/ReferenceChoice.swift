internal import CellDrawing
internal import CellSnapshots
internal import Synchronization

/// The reference of a snapshot, and the path at which a new one is recorded.
///
/// References of an iPhone stay as they are: new ones are recorded in a folder of their own, and then they are compared
/// instead.
struct ReferenceChoice {
  let path: String
  /// Whether an iPhone may have drawn or written the reference.
  let mayBeOfPhone: Bool
  /// Whether CellSnap recorded the picture, and another program removed what CellSnap wrote into the file.
  let isStripped: Bool
  /// The bytes of the reference, or nil if there is none.
  let bytes: [UInt8]?
  /// The folder of all references around the one that is recorded.
  let recordRoot: String
  let recordPath: String
  /// The number of pixels per point that the file of a picture states, or the number of an iPhone that drew the
  /// pictures beside it; nil if neither is known.
  let pixelsPerPoint: CGFloat?

  /// Looks for the reference. Throws if its file cannot be read.
  ///
  /// - Parameter ofPictures: Whether the references are pictures.
  init(_ place: ReferencePlace, ofPictures: Bool) throws(FileError) {
    let linux = try InputBytes.read(place.linuxPath)
    let bytes = if let linux { linux } else { try InputBytes.read(place.path) }
    self.bytes = bytes
    path = linux == nil ? place.path : place.linuxPath
    let phones = PicturesOfPhones.beside(place)
    let origin = ofPictures ? bytes.flatMap { $0.isEmpty ? nil : PictureOrigin($0) } : nil
    // An iPhone's pictures and CellSnap's are not in the same folder, so the pictures beside it tell what it was.
    let isStripped =
      origin == .unknown
      && (linux != nil || PicturesOfPhones.isFolderOfCellSnap(place.folderPath)
        || bytes.map(PictureOrigin.isCompressedByCellSnap) == true)
    self.isStripped = isStripped
    // A text does not say who wrote it, so the pictures beside it do.
    let isPhones =
      if ofPictures, bytes != nil {
        origin.map { $0 != .cellSnap && !isStripped } ?? false
      } else {
        phones.isPresent
      }
    mayBeOfPhone = linux == nil && isPhones
    (recordRoot, recordPath) =
      linux != nil || isPhones ? (place.linuxRoot, place.linuxPath) : (place.root, place.path)
    pixelsPerPoint =
      (ofPictures ? bytes.flatMap { PicturesOfPhones.pixelsPerPoint(of: $0) } : nil) ?? phones.scale
  }
}

/// The pictures of iPhones among references.
private struct PicturesOfPhones {
  /// Whether there are any.
  var isPresent = false
  /// The most frequent number of pixels per point of those in the folder, or nil if none states it.
  var scale: CGFloat?

  private static let known = Mutex<[String: PicturesOfPhones]>([:])
  private static let foldersOfCellSnap = Mutex<[String: Bool]>([:])
  /// The number of pictures of a folder whose scales are read.
  private static let sampleCount = 20
  /// The number of pictures of a folder that are compressed again to find out who wrote them.
  private static let compressedSampleCount = 3

  /// Returns the pictures of iPhones in the folder of a reference, or, if it has none, whether other folders beside it
  /// have some.
  static func beside(_ place: ReferencePlace) -> PicturesOfPhones {
    if let known = known.withLock({ $0[place.folderPath] }) { return known }
    var result = PicturesOfPhones()
    let pictures = Self.pictures(of: place.folderPath, maximum: sampleCount)
    result.isPresent = !pictures.isEmpty
    let counts = Dictionary(grouping: pictures.compactMap { pixelsPerPoint(of: $0) }, by: { $0 }).mapValues(
      \.count)
    result.scale = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    // A folder of the assertion's own may be among folders with other content.
    if !result.isPresent, FilePath.name(of: place.root) == ReferencePlace.rootName {
      let folders = names(in: place.root).map { "\(place.root)/\($0)" }.filter { $0 != place.linuxRoot }
      result.isPresent = folders.contains { !Self.pictures(of: $0, maximum: 1).isEmpty }
    }
    let found = result
    known.withLock { $0[place.folderPath] = found }
    return result
  }

  /// Returns whether CellSnap recorded a picture in a folder.
  static func isFolderOfCellSnap(_ folder: String) -> Bool {
    if let known = foldersOfCellSnap.withLock({ $0[folder] }) { return known }
    let found =
      files(of: folder).contains { PictureOrigin($0) == .cellSnap }
      || files(of: folder).filter { PictureOrigin($0) == .unknown }.prefix(compressedSampleCount)
        .contains(where: PictureOrigin.isCompressedByCellSnap)
    foldersOfCellSnap.withLock { $0[folder] = found }
    return found
  }

  static func pixelsPerPoint(of bytes: [UInt8]) -> CGFloat? {
    let scale =
      (try? StoredReference(path: "", bytes: bytes))?.provenance?.scale ?? PNG.pixelsPerPoint(of: bytes)
    return scale.flatMap { (0.5...8).contains($0) ? CGFloat($0) : nil }
  }

  /// Returns the first pictures in a folder that iPhones may have drawn.
  private static func pictures(of folder: String, maximum: Int) -> [[UInt8]] {
    let pictures = files(of: folder).lazy.map { (bytes: $0, origin: PictureOrigin($0)) }
      .filter { $0.origin != .cellSnap }.prefix(maximum)
    let isOwn = pictures.contains { $0.origin == .unknown } && isFolderOfCellSnap(folder)
    return pictures.filter { !isOwn || $0.origin != .unknown }.map(\.bytes)
  }

  /// The bytes of the PNG files in a folder that are not empty, in the order of their names.
  private static func files(of folder: String) -> some Sequence<[UInt8]> {
    names(in: folder).lazy.filter { $0.hasSuffix(".png") }
      .compactMap { try? InputBytes.read("\(folder)/\($0)") }.filter { !$0.isEmpty }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
