import CellSnapshots
import Foundation
import Testing
import UIKit
@testable import CellCatalog

@Suite struct SnapshotNameTests {
  private func path(
    _ entry: String, _ configuration: SnapshotConfiguration, tile: Int? = nil, format: PictureFormat = .png
  ) throws -> String {
    SnapshotName(entry: try EntryName(entry), configuration: configuration, tile: tile).path(format: format)
  }

  @Test func `width and scale follow the name`() throws {
    #expect(try path("Message/long", SnapshotConfiguration(width: 320)) == "Message/long.320@2x.png")
    #expect(try path("Feed", SnapshotConfiguration(width: 320)) == "Feed/Feed.320@2x.png")
  }

  @Test func `a scale of 1 is left out of the name`() throws {
    #expect(try path("Feed", SnapshotConfiguration(width: 375, scale: 1)) == "Feed/Feed.375.png")
  }

  @Test func `fractions are written with a decimal point`() throws {
    #expect(try path("Feed", SnapshotConfiguration(width: 320.5, scale: 1.5)) == "Feed/Feed.320.5@1.5x.png")
  }

  @Test func `unusual traits follow the scale in the name`() throws {
    let configuration = SnapshotConfiguration(
      width: 414, scale: 3, userInterfaceStyle: .dark, layoutDirection: .rightToLeft,
      contentSizeCategory: .accessibilityExtraLarge)
    #expect(try path("Feed", configuration, format: .svg) == "Feed/Feed.414@3x-dark-rtl-AX3.svg")
  }

  @Test func `only the older version of iOS is part of the name`() throws {
    let configuration = SnapshotConfiguration(width: 375).dark
    #expect(try path("Feed", configuration.systemVersion(.iOS26)) == "Feed/Feed.375@2x-dark.png")
    #expect(try path("Feed", configuration.systemVersion(.iOS18)) == "Feed/Feed.375@2x-dark-iOS18.png")
  }

  @Test func `the number of a tile comes last in the name`() throws {
    #expect(try path("Feed", SnapshotConfiguration(width: 320), tile: 12) == "Feed/Feed.320@2x.12.png")
  }

  @Test func `every text size has a name`() {
    #expect(TextSize.name(of: .extraSmall) == "XS")
    #expect(TextSize.name(of: .accessibilityExtraExtraExtraLarge) == "AX5")
    #expect(TextSize.category(named: "xxxl") == .extraExtraExtraLarge)
    #expect(TextSize.category(named: "XXXXL") == nil)
  }
}
