import CellCatalog
import CellSnapshots
import Testing

@testable import CellTesting

@Suite(.snapshots(.record(.all), .widths(320, 414), .folder("Outer"))) struct SnapshotsTraitTests {
  private var settings: SnapshotSettings { SnapshotSettings(SnapshotChanges.ofTraits) }

  @Test func `the settings of a suite apply to its tests`() {
    #expect(settings.record == .all)
    #expect(settings.folder == "Outer")
    #expect(
      settings.configurations == [SnapshotConfiguration(width: 320), SnapshotConfiguration(width: 414)])
  }

  @Test(.snapshots(.record(.never))) func `the settings of a test override its suite's settings`() {
    #expect(settings.record == .never)
    #expect(settings.folder == "Outer")
  }

  @Test(.snapshots(.widths(100)), .snapshots(.scale(1))) func `several traits of a test are combined`() {
    #expect(settings.configurations == [SnapshotConfiguration(width: 100, scale: 1)])
  }

  @Suite(.snapshots(.rule(.channel(2)), .scale(3))) struct Inner {
    @Test func `inner suites inherit settings`() {
      let settings = SnapshotSettings(SnapshotChanges.ofTraits)
      #expect(settings.rule == .channel(2))
      #expect(settings.record == .all)
      #expect(settings.configurations.map(\.width) == [320, 414])
      #expect(settings.configurations.map(\.scale) == [3, 3])
    }

    @Test(.snapshots(.rule(.exact))) func `a test in an inner suite overrides its settings`() {
      #expect(SnapshotSettings(SnapshotChanges.ofTraits).rule == .exact)
    }
  }

  @MainActor @Test(arguments: [1, 2, 3]) func `every case counts its assertions from the beginning`(
    _ number: Int
  ) {
    let test = TestIdentity(at: .here())
    #expect(NameRegistry.current !== NameRegistry.shared)
    #expect(NameRegistry.current.nextName(in: test) == nil)
    #expect(NameRegistry.current.nextName(in: test) == "2")
  }
}

@Suite struct WithoutSnapshotsTraitTests {
  @Test func `tests without the trait have the default settings`() {
    let settings = SnapshotSettings(SnapshotChanges.ofTraits)
    #expect(settings.record == nil)
    #expect(settings.rule == .exact)
    #expect(settings.folder == "Snapshots")
  }
}
