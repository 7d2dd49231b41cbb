import CellSnapshots
import Testing
@testable import CellCatalog

@Suite struct PictureNamingTests {
  private func path(
    _ entry: String, _ configuration: SnapshotConfiguration, suffix: String = "", tile: Int? = nil,
    format: PictureFormat = .png, naming: PictureNaming = .docc
  ) throws -> String {
    var name = SnapshotName(entry: try EntryName(entry), configuration: configuration, tile: tile)
    name.variant += suffix
    return naming.path(of: name, configuration, format: format)
  }

  private let light = SnapshotConfiguration(width: 320)
  private let dark = SnapshotConfiguration(width: 320, scale: 3, userInterfaceStyle: .dark)

  @Test func `DocC's names have the appearance and the scale at the end`() throws {
    #expect(try path("WallPost/short", light) == "WallPost-short-320@2x.png")
    #expect(try path("WallPost/short", dark) == "WallPost-short-320~dark@3x.png")
    #expect(try path("Feed", SnapshotConfiguration(width: 320, scale: 1)) == "Feed-320.png")
  }

  @Test func `a drawing of vectors has no scale`() throws {
    #expect(try path("Feed", dark, format: .svg) == "Feed-320~dark.svg")
  }

  @Test func `circumstances, suffixes and tiles are in the name`() throws {
    let arabic = SnapshotConfiguration(width: 320.5, layoutDirection: .rightToLeft)
    #expect(try path("Feed", arabic, suffix: "-crop", tile: 2) == "Feed-320-5-rtl-crop-2@2x.png")
  }

  @Test func `signs that DocC or Markdown read are hyphens`() throws {
    #expect(try path("A b/c (1)~d@e_f.g", light) == "A-b-c--1--d-e_f-g-320@2x.png")
  }

  @Test func `a sheet is named after its entry`() throws {
    let name = SnapshotName(entry: try EntryName("WallPost/short"), variant: "sheet")
    #expect(PictureNaming.docc.path(of: name, dark, format: .png) == "WallPost-short-sheet~dark@3x.png")
  }

  @Test func `names in folders are names of snapshots`() throws {
    #expect(try path("WallPost/short", dark, naming: .folders) == "WallPost/short.320@3x-dark.png")
  }
}
