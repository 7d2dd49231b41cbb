import Foundation
import Testing
import UIKit

@testable import CellInspection

@MainActor struct CellPicturesTests {
  private let pictures = CellPictures(scale: 2)
  /// A band of 1,170 pixels' width has 240 rows, which are 120 points.
  private let view = UIView(frame: CGRect(x: 0, y: 100, width: 585, height: 500))

  private func update(showing rows: Range<CGFloat>, changed: Set<ObjectIdentifier> = []) throws {
    let bounds = CGRect(x: 0, y: rows.lowerBound, width: 585, height: rows.upperBound - rows.lowerBound)
    try pictures.update(for: [view], in: bounds, changed: changed, isUnsure: false)
  }

  private var tops: [Int]? { pictures[view]?.painted.map(\.top) }

  @Test func whatIsOutOfSightIsNotPainted() throws {
    // Rows 300 to 700 of 1,000.
    try update(showing: 250..<450)
    #expect(tops == [240, 480])
  }

  @Test func whatComesIntoSightIsPaintedBesideWhatIsThere() throws {
    try update(showing: 250..<450)
    try update(showing: 350..<550)
    #expect(tops == [240, 480, 720])
    #expect(pictures.paintedBandCount == 3)
    #expect(pictures.paintedCount == 1)
  }

  @Test func aViewThatChangedIsPaintedAnewWhereItIsInSight() throws {
    try update(showing: 0..<600)
    view.backgroundColor = .red
    try update(showing: 250..<450, changed: [ObjectIdentifier(view)])
    #expect(tops == [240, 480])
  }

  @Test func theLastBandEndsWithTheView() throws {
    try update(showing: 550..<700)
    let last = try #require(pictures[view]?.painted.last)
    #expect(last.top == 960)
    #expect(last.bitmap.height == 1_000 - 960)
  }

  @Test func aBandOfAnotherWidthHasAboutAsManyPixels() throws {
    view.frame.size.width = 1_266
    try update(showing: 100..<200)
    // 280,800 pixels are 110 rows of 2,532: the whole points of every scale in them are 108.
    #expect(pictures[view]?.bandHeight == 108)
  }
}
