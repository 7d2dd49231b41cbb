import CellDrawing
import Foundation
import CellSnapTemporaryFiles

@testable import CellSnapshots

extension Bitmap {
  /// Creates a bitmap of opaque greys. All rows have the same width.
  convenience init(_ rows: [[UInt8]]) throws {
    try self.init(width: rows.first?.count ?? 0, height: rows.count)
    for (index, grey) in rows.joined().enumerated() {
      pixels.storeBytes(of: UInt32(grey) * 0x01_0101 | 0xFF00_0000, toByteOffset: index * 4, as: UInt32.self)
    }
  }
}

/// A store in a temporary folder, and snapshots drawn for it.
final class StoreFixture {
  let folder: TemporaryFolder
  let store: ReferenceStore

  static let rows: [[UInt8]] = [[0, 10], [20, 30]]
  static let provenance = Provenance(
    version: "1", libraries: ["cairo": "1.16.0"], fonts: ["A.otf": "a1"], scale: 2, traits: ["dark"])
  static let layout = SnapshotLayout(
    size: CGSize(width: 1, height: 1),
    views: [LayoutView(depth: 0, className: "UIView", frame: CGRect(x: 0, y: 0, width: 1, height: 1))])

  init() throws {
    folder = try TemporaryFolder()
    store = ReferenceStore(folder: folder.path(of: "Snapshots"))
  }

  static func name(_ entry: String = "Feed", _ variant: String = "1@2x", tile: Int? = nil) throws
    -> SnapshotName
  {
    SnapshotName(entry: try EntryName(entry), variant: variant, tile: tile)
  }

  static func drawn(
    _ rows: [[UInt8]] = rows, named name: SnapshotName? = nil, provenance: Provenance = provenance,
    layout: SnapshotLayout = layout, scale: Double = 2
  ) throws -> DrawnPicture {
    DrawnPicture(
      name: try name ?? self.name(), pixels: try Bitmap(rows), scale: scale, layout: layout,
      provenance: { provenance })
  }

  /// The path of the reference of `name()`.
  var path: String { get throws { store.path(of: try Self.name()) } }

  func record(_ rows: [[UInt8]] = rows, named name: SnapshotName? = nil) throws {
    _ = try verifier(.all).verify(try Self.drawn(rows, named: name))
  }

  /// Replaces the file of the reference of `name()`.
  func place(_ bytes: [UInt8]) throws {
    try store.write(bytes, as: try Self.name())
  }

  var bytes: [UInt8] { get throws { try InputBytes.read(path) ?? [] } }

  func verifier(
    _ mode: SnapshotRecordMode = .never, rule: SnapshotComparisonRule = .exact,
    limits: SnapshotComparisonLimits = .none
  ) -> Verifier {
    Verifier(store: store, mode: mode, comparison: PictureComparison(rule: rule, limits: limits))
  }

  func verify(
    _ rows: [[UInt8]] = rows, mode: SnapshotRecordMode = .never, rule: SnapshotComparisonRule = .exact
  ) throws
    -> Verification
  {
    try verifier(mode, rule: rule).verify(try Self.drawn(rows))
  }
}
