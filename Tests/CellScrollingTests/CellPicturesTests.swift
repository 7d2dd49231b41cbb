import CellDrawing
import Foundation
import Testing
import UIKit

@testable import CellScrolling

@MainActor struct CellPicturesTests {
  private let pictures: CellPictures
  /// The view has 1,170 x 1,000 pixels. A band of this width has 240 rows of pixels, which are 120 points.
  private let view = UIView(frame: CGRect(x: 0, y: 100, width: 585, height: 500))

  init() throws {
    pictures = try CellPictures(scale: 2, screen: CGSize(width: 585, height: 200))
  }

  private func update(showing rows: Range<CGFloat>, changed: Set<ObjectIdentifier> = []) throws {
    let bounds = CGRect(x: 0, y: rows.lowerBound, width: 585, height: rows.upperBound - rows.lowerBound)
    try pictures.update(for: [view], in: bounds, changed: changed, isUnsure: false)
  }

  private var tops: [Int]? { pictures[view]?.painted.map(\.top) }

  @Test func `parts outside the visible area are not painted`() throws {
    // Rows 300 to 700 of 1,000.
    try update(showing: 250..<450)
    #expect(tops == [240, 480])
  }

  @Test func `parts that become visible are painted, and painted parts are kept`() throws {
    try update(showing: 250..<450)
    try update(showing: 350..<550)
    #expect(tops == [240, 480, 720])
    #expect(pictures.paintedBandCount == 3)
    #expect(pictures.paintedCount == 1)
  }

  @Test func `the visible part of a changed view is painted again`() throws {
    try update(showing: 0..<600)
    view.backgroundColor = .red
    try update(showing: 250..<450, changed: [ObjectIdentifier(view)])
    #expect(tops == [240, 480])
  }

  @Test func `bands show what one picture would show`() throws {
    let label = UILabel(frame: CGRect(x: 20, y: 10, width: 500, height: 480))
    label.numberOfLines = 0
    label.text = String(repeating: "Bands meet in the middle of a line. ", count: 40)
    label.layer.shadowOpacity = 1
    view.addSubview(label)
    view.backgroundColor = .white
    try update(showing: 100..<600)
    let scene = view.scene()
    let whole = try Bitmap(width: 1_170, height: 1_000)
    Painter().paint(scene, rect: CGRect(origin: .zero, size: scene.size), scale: 2, into: whole)
    let picture = try #require(pictures[view])
    #expect(picture.painted.count == 5)
    #expect(picture.painted.flatMap { Array($0.bitmap.pixels) } == Array(whole.pixels))
  }

  @Test func `a line of one pixel is painted`() throws {
    view.frame.size.width = 0.5
    try update(showing: 100..<600)
    #expect(tops == [0])
  }

  @Test func `half a pixel at the edge is blended`() throws {
    view.backgroundColor = .white
    view.frame.size.height = 44.25
    try update(showing: 100..<600)
    #expect(pictures[view]?.isOpaque == false)
  }

  @Test func `the last band ends with the view`() throws {
    try update(showing: 550..<700)
    let last = try #require(pictures[view]?.painted.last)
    #expect(last.top == 960)
    #expect(last.bitmap.height == 1_000 - 960)
  }

  @Test func `a band with another width has about as many pixels`() throws {
    view.frame.size.width = 1_266
    try update(showing: 100..<200)
    // A bitmap of 280,800 pixels has room for 110 rows of 2,532 pixels. The largest multiple of 6 below is 108.
    #expect(pictures[view]?.bandHeight == 108)
  }
}
