import Foundation
import Testing
@testable import CellInspection

@Suite struct LabelPlacementTests {
  private let bounds = CGRect(x: 0, y: 0, width: 320, height: 100)

  private func view(_ name: String, _ frame: CGRect, isLeaf: Bool = true, hasText: Bool = false)
    -> OutlinedView
  {
    OutlinedView(
      name: name, frame: frame, shown: frame, size: frame.size, isLeaf: isLeaf, hasText: hasText)
  }

  /// Places labels whose characters are five points wide and ten high.
  private func placement(of views: [OutlinedView], in bounds: CGRect) -> LabelPlacement {
    LabelPlacement(of: views, in: bounds) { CGSize(width: CGFloat($0.count) * 5, height: 10) }
  }

  private var crowd: [OutlinedView] {
    (0..<40).map { index in
      let (x, y) = (index % 8 * 38, index / 8 * 19)
      return view("v\(index)", CGRect(x: x, y: y, width: 36, height: 18))
    }
  }

  @Test func `no two labels of views overlap`() {
    let labels = placement(of: crowd, in: bounds).labels
    #expect(labels.count > 30)
    for (index, label) in labels.enumerated() {
      #expect(!labels[(index + 1)...].contains { $0.rect.intersects(label.rect) }, "\(label)")
    }
  }

  @Test func `every label of a view is inside the picture`() {
    #expect(placement(of: crowd, in: bounds).labels.allSatisfy { bounds.contains($0.rect) })
  }

  @Test func `the same views get the same labels`() {
    #expect(placement(of: crowd, in: bounds) == placement(of: crowd, in: bounds))
  }

  @Test func `a large picture is labelled in its centre`() {
    let labels = placement(of: [view("photo", CGRect(x: 0, y: 0, width: 200, height: 100))], in: bounds)
      .labels
    // "photo 200 × 100" has 15 characters.
    #expect(labels.map(\.rect) == [CGRect(x: 100 - 75 / 2.0, y: 50 - 5, width: 75, height: 10)])
  }

  @Test func `a text is labelled above it`() {
    let text = view("text", CGRect(x: 10, y: 30, width: 200, height: 20), hasText: true)
    let labels = placement(of: [text], in: bounds).labels
    #expect(labels.map(\.rect.origin) == [CGPoint(x: 10, y: 30 - 10 - 1)])
  }

  @Test func `a label without room becomes a number with a row in the legend`() {
    let text = view("text", CGRect(x: 0, y: 0, width: 320, height: 100), hasText: true)
    let placement = placement(of: [text], in: bounds)
    #expect(placement.labels.map(\.text) == ["1"])
    #expect(placement.legend == [LabelPlacement.LegendRow(number: 1, view: 0)])
  }

  @Test func `views of the same name and size share a number`() {
    let rows = [0, 50].map { view("text", CGRect(x: 0, y: $0, width: 320, height: 50), hasText: true) }
    let placement = placement(of: rows, in: bounds)
    #expect(placement.labels.map(\.text) == ["1", "1"])
    #expect(placement.legend.count == 1)
  }

  @Test func `a caption without room in one place is a number everywhere`() {
    let free = view("text", CGRect(x: 0, y: 20, width: 200, height: 20), hasText: true)
    let walled = view("text", CGRect(x: 0, y: 60, width: 200, height: 20), hasText: true)
    let walls = [(0, 41, 320, 18), (201, 59, 119, 22), (0, 81, 320, 19)].map { x, y, width, height in
      view("wall", CGRect(x: x, y: y, width: width, height: height), hasText: true)
    }
    let placement = placement(of: [free, walled] + walls, in: bounds)
    #expect(placement.labels.filter { $0.view < 2 }.map(\.text) == ["1", "1"])
  }

  @Test func `a label stays in the area of its view`() {
    var edge = view("edge", CGRect(x: 150, y: 40, width: 10, height: 10))
    edge.labelArea = CGRect(x: 0, y: 0, width: 160, height: 100)
    // "edge 10 × 10" is 60 points wide, so it does not fit to the right of 150.
    #expect(placement(of: [edge], in: bounds).labels.map(\.rect.maxX) == [160])
  }

  @Test func `a caption without a size is the name alone`() {
    var photo = view("photo", bounds)
    photo.isSizeTold = false
    #expect(placement(of: [photo], in: bounds).labels.map(\.text) == ["photo"])
  }
}
