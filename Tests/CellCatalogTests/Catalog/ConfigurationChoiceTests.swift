import CellSnapshots
import Testing
import UIKit

@testable import CellCatalog

@MainActor struct ConfigurationChoiceTests {
  private let declared: [SnapshotConfiguration] =
    .widths(320, 375) + [
      SnapshotConfiguration(width: 375).dark, SnapshotConfiguration(width: 375).language("ar"),
    ]

  private func chosen(_ change: (inout ConfigurationChoice) -> Void) -> [String] {
    var choice = ConfigurationChoice()
    change(&choice)
    let entry = CatalogEntry("Feed") { UIView() }
    return choice.configurations(of: [entry], usual: declared)[0].map(\.fileSuffix)
  }

  @Test func `all declared configurations are drawn if no option is given`() {
    #expect(chosen { _ in } == ["320@2x", "375@2x", "375@2x-dark", "375@2x-rtl-ar"])
  }

  @Test func `an option narrows the declared configurations`() {
    #expect(chosen { $0.isDark = true } == ["375@2x-dark"])
    #expect(chosen { $0.widths = [320] } == ["320@2x"])
    #expect(chosen { $0.languages = ["ar"] } == ["375@2x-rtl-ar"])
  }

  @Test func `a text size that is not declared is drawn at the usual widths`() {
    #expect(
      chosen { $0.contentSizeCategories = [.extraSmall, .extraLarge] } == [
        "320@2x-XS", "320@2x-XL", "375@2x-XS", "375@2x-XL",
      ])
  }

  @Test func `every given version of iOS is drawn`() {
    #expect(
      chosen { ($0.widths, $0.systemVersions) = ([375], [.iOS18, .iOS26]) } == ["375@2x-iOS18", "375@2x"])
  }

  @Test func `a given width that is not declared is drawn`() {
    #expect(chosen { $0.widths = [375, 500] } == ["375@2x", "500@2x"])
  }

  @Test func `a device brings its own width and scale`() {
    #expect(chosen { $0.deviceModels = [.iPhone16, .iPadMini] } == ["393@3x-iPhone-16", "744@2x-iPad-mini"])
  }

  @Test func `an entry's own configurations replace the catalogue's`() {
    let entries = [
      CatalogEntry("Feed") { UIView() }, CatalogEntry("Row") { UIView() }.drawn(in: .widths(200)),
    ]
    let configurations = ConfigurationChoice().configurations(of: entries, usual: declared)
    #expect(configurations.map(\.count) == [4, 1])
    var dark = ConfigurationChoice()
    dark.isDark = true
    #expect(dark.configurations(of: entries, usual: declared).map(\.count) == [1, 0])
  }

  @Test func `a controller on a device has its safe area`() throws {
    let controller = UIViewController()
    let entry = CatalogEntry("Screen") { controller }
    let content = try MountedContent(
      of: RenderJob(
        index: 0, entry: entry, name: try EntryName("Screen"), configuration: SnapshotConfiguration(.iPhone16)
      ))
    defer { content.unmount() }
    #expect(content.view.frame.size == CGSize(width: 393, height: 852))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test func `an entry's additional configurations follow the catalogue's`() {
    let entry = CatalogEntry("Feed") { UIView() }.alsoDrawn(in: [
      SnapshotConfiguration(width: 375), SnapshotConfiguration(width: 375).rightToLeft,
    ])
    let configurations = ConfigurationChoice().configurations(of: [entry], usual: .widths(320, 375))
    #expect(configurations[0].map(\.fileSuffix) == ["320@2x", "375@2x", "375@2x-rtl"])
  }

  @Test func `additional configurations of entries follow their own ones`() {
    let entries = [CatalogEntry("Feed") { UIView() }].drawn(in: .widths(414))
      .alsoDrawn(in: [SnapshotConfiguration(width: 414).dark])
    let configurations = ConfigurationChoice().configurations(of: entries, usual: .widths(320))
    #expect(configurations[0].map(\.fileSuffix) == ["414@2x", "414@2x-dark"])
  }
}
