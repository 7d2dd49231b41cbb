import CellCatalog
import CellSnapshots
import Foundation
import Testing
import UIKit
@testable import CellInspection

@MainActor @Suite struct IllustratedTilesTests {
  /// A card with a button and a label.
  private final class Card: UIView {
    let likeButton = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 10))
    let countLabel = UIView(frame: CGRect(x: 50, y: 25, width: 20, height: 10))

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      addSubview(likeButton)
      addSubview(countLabel)
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private func job(isDark: Bool = false) throws -> RenderJob {
    let entry = CatalogEntry("Card", height: .points(60)) { Card() }
    return RenderJob(
      index: 0, entry: entry, name: try EntryName("Card"),
      configuration: SnapshotConfiguration(width: 100, scale: 1, userInterfaceStyle: isDark ? .dark : .light))
  }

  private func tile(_ illustration: Illustration) throws -> RecordedTile {
    var times = StageTimes()
    let source = try illustration.source(of: job(), times: &times)
    defer { source.close() }
    #expect(source.tileCount == 1)
    return source.record(tile: 0)
  }

  @Test func `a crop shows the union of its views`() throws {
    var illustration = Illustration()
    illustration.crop = try ["likeButton", "countLabel"].map { try #require(ViewName($0)) }
    illustration.padding = 5
    let tile = try tile(illustration)
    // From (10, 20) to (70, 35), and 5 points around.
    #expect(tile.rect == CGRect(x: 0, y: 0, width: 70, height: 25))
    #expect(tile.name.title == "Card/Card.100-crop")
  }

  @Test func `a page without a crop is named so`() throws {
    var illustration = Illustration()
    illustration.padding = 8
    let tile = try tile(illustration)
    #expect(tile.rect.size == CGSize(width: 116, height: 76))
    #expect(tile.name.title == "Card/Card.100-page")
  }

  @Test func `a view that is not shown is an error with the nearest names`() throws {
    var illustration = Illustration()
    illustration.crop = [try #require(ViewName("likeButon"))]
    let error = #expect(throws: RenderError.self) { try tile(illustration) }
    #expect(
      error?.description
        == "Card at width 100 shows no view likeButon; the nearest names are likeButton, Card, countLabel")
  }

  @Test func `callouts are explained below the picture, on a page that is wide enough`() throws {
    var illustration = Illustration()
    illustration.callouts = [try #require(ViewName("likeButton"))]
    let tile = try tile(illustration)
    #expect(tile.rect.size == CGSize(width: 240, height: 60 + 12 + 18 + 12))
    #expect(tile.name.title == "Card/Card.100-callouts")
  }

  @Test func `a callout for a view outside the crop is an error`() throws {
    var illustration = Illustration()
    illustration.crop = [try #require(ViewName("likeButton"))]
    illustration.callouts = [try #require(ViewName("countLabel"))]
    #expect(throws: RenderError.self) { try tile(illustration) }
  }

  @Test func `the text of a callout is the catalogue's, otherwise the name`() throws {
    let texts = ["nameLabel": "The author", "row 1 nameLabel": "A friend"]
    let names = try ["row 1 nameLabel", "row 2 nameLabel", "clock"].map { try #require(ViewName($0)) }
    #expect(names.map { $0.callout(in: texts) } == ["A friend", "The author", "clock"])
    let entry = CatalogEntry("Card") { Card() }.callouts(["a": "1", "b": "2"]).callouts(["b": "3"])
    #expect(entry.callouts == ["a": "1", "b": "3"])
  }

  @Test func `a mark is beside the text of a label, not beside its frame`() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 0, width: 300, height: 20))
    label.text = "Hi"
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
    card.addSubview(label)
    let view = try #require(NamedView.views(in: card, rect: card.bounds).last)
    #expect(view.shown == label.frame)
    #expect(view.content.minX == 10)
    #expect((5..<30).contains(view.content.width))
  }

  @Test func `padding that makes a picture too wide is an error`() throws {
    var illustration = Illustration()
    illustration.padding = 40_000
    let error = #expect(throws: RenderError.self) { try tile(illustration) }
    #expect(
      error?.description.hasPrefix("Card at width 100 would be 80100 x 80060 pixels; give less") == true)
  }
}
