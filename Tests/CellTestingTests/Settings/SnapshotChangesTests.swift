import Testing

@testable import CellCatalog
@testable import CellTesting

@Suite struct SnapshotChangesTests {
  private func configurations(_ changes: SnapshotChanges...) -> [SnapshotConfiguration] {
    SnapshotSettings(changes).configurations
  }

  @Test func `the default configuration is one phone`() {
    #expect(configurations() == [SnapshotConfiguration(width: 375, scale: 2)])
  }

  @Test func `each width is a picture`() {
    #expect(
      configurations(SnapshotChanges([.widths(320, 768)]))
        == [SnapshotConfiguration(width: 320), SnapshotConfiguration(width: 768)])
  }

  @Test func `a setting without alternatives applies to all pictures`() {
    #expect(
      configurations(SnapshotChanges([.widths(320, 768), .scale(3), .dark]))
        == [320, 768].map { SnapshotConfiguration(width: $0, scale: 3, userInterfaceStyle: .dark) })
  }

  @Test func `each version of iOS is a picture`() {
    #expect(
      configurations(SnapshotChanges([.systemVersions(.iOS18, .iOS26), .dark]))
        == [.iOS18, .iOS26].map { SnapshotConfiguration(width: 375).dark.systemVersion($0) })
  }

  @Test func `inner widths keep the other outer settings`() {
    let both = [
      SnapshotConfiguration(width: 375), SnapshotConfiguration(width: 375, userInterfaceStyle: .dark),
    ]
    #expect(
      configurations(SnapshotChanges([.configurations(both)]), SnapshotChanges([.widths(320, 414)]))
        == [
          SnapshotConfiguration(width: 320), SnapshotConfiguration(width: 414),
          SnapshotConfiguration(width: 320, userInterfaceStyle: .dark),
          SnapshotConfiguration(width: 414, userInterfaceStyle: .dark),
        ])
  }

  @Test func `inner configurations replace outer ones`() {
    #expect(
      configurations(
        SnapshotChanges([.widths(320, 414)]),
        SnapshotChanges([.configurations([SnapshotConfiguration(width: 100)])]))
        == [SnapshotConfiguration(width: 100)])
  }

  @Test func `equal configurations are drawn once`() {
    #expect(configurations(SnapshotChanges([.widths(320, 320)])) == [SnapshotConfiguration(width: 320)])
  }

  @Test(arguments: [
    SnapshotChanges([.widths([])]), SnapshotChanges([.widths(0)]), SnapshotChanges([.widths(.nan)]),
    SnapshotChanges([.widths(40_000)]), SnapshotChanges([.scale(0)]), SnapshotChanges([.scale(.infinity)]),
    SnapshotChanges([.folder("")]),
  ])
  func `an invalid setting is an error`(changes: SnapshotChanges) {
    #expect(throws: SnapshotError.self) { try SnapshotSettings([changes]).check() }
  }

  @Test func `each combination of widths and languages is a picture`() {
    let found = configurations(SnapshotChanges([.widths(320, 375), .languages("de", "ar"), .dark]))
    #expect(
      found.map(\.fileSuffix) == [
        "320@2x-dark-de", "320@2x-dark-rtl-ar", "375@2x-dark-de", "375@2x-dark-rtl-ar",
      ])
  }

  @Test func `checks have their content size categories unless some are named`() throws {
    #expect(try SnapshotSettings([]).checkSettings.textSizes.count == 4)
    let changes = SnapshotChanges([.textSizes(.small)])
    #expect(try SnapshotSettings([changes]).checkSettings.textSizes == [.small])
    let configurations = SnapshotChanges([.configurations([SnapshotConfiguration(width: 100)])])
    #expect(try SnapshotSettings([changes, configurations]).checkSettings.textSizes.count == 4)
  }

  @Test func `checks have the versions of iOS that are named`() throws {
    let changes = SnapshotChanges([.systemVersions(.iOS18)])
    #expect(try SnapshotSettings([changes]).checkSettings.systemVersions == [.iOS18])
  }

  @Test func `a device brings its width and scale`() {
    #expect(configurations(SnapshotChanges([.devices(.iPhone16)])) == [SnapshotConfiguration(.iPhone16)])
  }
}
