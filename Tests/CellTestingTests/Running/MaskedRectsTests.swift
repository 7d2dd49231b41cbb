import CellCatalog
import CellSnapshots
import Testing
import UIKit

@testable import CellTesting

@MainActor @Suite struct MaskedRectsTests {
  private func rects(_ masks: [SnapshotMask], of view: UIView, scale: CGFloat = 2) throws -> [PixelRect] {
    var rects: [PixelRect] = []
    let drawing = EntryDrawing(
      CatalogEntry("Masks") { view }, name: try EntryName("Masks"),
      configuration: SnapshotConfiguration(width: 100, scale: scale))
    try drawing.forEachPicture { rects += $0.rects(of: masks) }
    return rects
  }

  @Test func `the rectangle of a mask is in points`() throws {
    #expect(
      try rects([.rect(CGRect(x: 1, y: 2, width: 3, height: 4))], of: Card("x"))
        == [PixelRect(x: 2, y: 4, width: 6, height: 8)])
  }

  @Test func `a partly covered pixel is masked`() throws {
    #expect(
      try rects([.rect(CGRect(x: 1.2, y: 0, width: 1, height: 1))], of: Card("x"))
        == [PixelRect(x: 2, y: 0, width: 3, height: 2)])
  }

  @Test func `a mask is clipped to the picture`() throws {
    #expect(
      try rects([.rect(CGRect(x: 90, y: 30, width: 50, height: 50))], of: Card("x"), scale: 1)
        == [PixelRect(x: 90, y: 30, width: 10, height: 10)])
    #expect(try rects([.rect(CGRect(x: 200, y: 0, width: 50, height: 50))], of: Card("x")) == [])
    #expect(
      try rects([.rect(CGRect(x: 10, y: 0, width: CGFloat.infinity, height: 1))], of: Card("x"), scale: 1)
        == [PixelRect(x: 10, y: 0, width: 90, height: 1)])
    #expect(try rects([.rect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))], of: Card("x")) == [])
  }

  @Test func `the mask of a view covers its frame`() throws {
    let card = Card("x")
    #expect(
      try rects([.view(card.dot)], of: card, scale: 1) == [PixelRect(x: 5, y: 15, width: 10, height: 10)])
  }

  @Test func `the mask of a class covers each view of it`() throws {
    #expect(
      try rects([.views(of: UILabel.self)], of: Card("x"), scale: 1)
        == [PixelRect(x: 20, y: 10, width: 70, height: 20)])
  }

  @Test func `the mask of a property covers its view`() throws {
    #expect(
      try rects([.views(named: "dot")], of: Card("x"), scale: 1)
        == [PixelRect(x: 5, y: 15, width: 10, height: 10)])
    #expect(try rects([.views(named: "other")], of: Card("x")) == [])
  }

  @Test func `the mask of a hidden view covers nothing`() throws {
    let card = Card("x")
    card.dot.isHidden = true
    #expect(try rects([.view(card.dot)], of: card) == [])
  }
}
