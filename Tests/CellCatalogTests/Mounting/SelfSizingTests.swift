import CellSnapSampleCells
import CellSnapshots
import Testing
import UIKit

@testable import CellCatalog

/// Tests that a view is measured before it is laid out, so that no constraint meets a height that no picture has.
@MainActor @Suite struct SelfSizingTests {
  /// Returns the height of an entry's picture and the messages of its layout.
  private func picture(of entry: CatalogEntry) throws -> (height: CGFloat, messages: [String]) {
    let job = RenderJob(
      index: 0, entry: entry, name: try EntryName(entry.name),
      configuration: SnapshotConfiguration(width: 320))
    var times = StageTimes()
    return try job.using {
      let recorder = try TileRecorder(of: job, times: &times)
      defer { recorder.close() }
      let messages = (0..<recorder.tileCount).flatMap { recorder.record(tile: $0).diagnostics.map(\.message) }
      return (recorder.size.height, messages)
    }
  }

  @Test func `a cell meets no other height than its own`() throws {
    let picture = try picture(of: CatalogEntry("Rigid") { RigidCell() })
    #expect(picture.height == rigidHeight)
    #expect(picture.messages == [])
  }

  @Test func `an item of a collection meets no other height than its own`() throws {
    let picture = try picture(of: CatalogEntry("Rigid") { RigidItem() })
    #expect(picture.height == rigidHeight)
    #expect(picture.messages == [])
  }

  @Test func `a header meets no other height than its own`() throws {
    let picture = try picture(of: CatalogEntry("Rigid") { RigidHeader() })
    #expect(picture.height == rigidHeight)
    #expect(picture.messages == [])
  }

  @Test func `a view meets no other height than its own`() throws {
    let picture = try picture(of: CatalogEntry("Rigid") { RigidView() })
    #expect(picture.height == rigidHeight)
    #expect(picture.messages == [])
  }

  @Test func `a table measures headers and rows before it lays them out`() throws {
    let picture = try picture(of: CatalogEntry("Rigid") { RigidTable(style: .plain) })
    #expect(picture.messages == [])
  }

  @Test func `a collection measures its items before it lays them out`() throws {
    let picture = try picture(of: CatalogEntry("Rigid") { RigidCollection() })
    #expect(picture.messages == [])
  }

  @Test func `a tap that makes a cell higher makes the picture higher`() throws {
    let entry = CatalogEntry("Rigid") { RigidCell() }.state("tall") { $0.tap("button") }
    let picture = try picture(of: try #require(try entry.entries(of: .states).first))
    #expect(picture.height == rigidHeight + 72)
    #expect(picture.messages == [])
  }

  @Test func `a cell that turns meets no other height than its own`() throws {
    let entry = CatalogEntry("Rigid") { RigidCell() }
    let circumstances = Circumstances(configuration: SnapshotConfiguration(width: 320))
    let messages = try Diagnostics.found {
      try ShownEntry.show(entry, name: try EntryName("Rigid"), in: circumstances) { shown in
        (shown.content.view as? RigidCell)?.button.tapControl()
        shown.turn(to: circumstances, screen: CGSize(width: 568, height: 320)) {}
      }
    }
    #expect(messages.map(\.message) == [])
  }

  @Test func `constraints that no height satisfies are still reported`() throws {
    let picture = try picture(of: CatalogEntry("Rigid", height: 50) { RigidCell() })
    #expect(picture.messages.contains { $0.hasPrefix("unable to simultaneously satisfy constraints") })
  }
}
