import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

/// Pictures beside an iPhone's pictures, with one pixel per point.
struct PhoneComparisonTests {
  private static let black: UInt32 = 0xFF00_0000
  private static let white: UInt32 = 0xFFFF_FFFF

  /// Returns a white picture with black boxes.
  private func picture(width: Int = 60, height: Int = 40, _ boxes: PixelRect...) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    for index in 0..<(width * height) { pixels[index] = Self.white }
    for box in boxes {
      for y in box.y..<(box.y + box.height) {
        for x in box.x..<(box.x + box.width) { pixels[y * width + x] = Self.black }
      }
    }
    return bitmap
  }

  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  private func layout(_ views: LayoutView...) -> SnapshotLayout {
    let root = LayoutView(depth: 0, className: "UIView", frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    return SnapshotLayout(size: CGSize(width: 60, height: 40), views: [root] + views)
  }

  private func label(_ x: Double, _ y: Double, _ width: Double, _ height: Double, lines: Int = 1)
    -> LayoutView
  {
    LayoutView(
      depth: 1, className: "UILabel", propertyName: "titleLabel",
      frame: CGRect(x: x, y: y, width: width, height: height), text: "Title", lineCount: lines)
  }

  private func differences(
    _ phone: Bitmap, _ actual: Bitmap, _ layout: SnapshotLayout? = nil
  ) throws -> [String] {
    try PhoneComparison(phone: phone, actual: actual, layout: layout, scale: 1).outcome().differences
  }

  @Test func `equal pictures have no difference`() throws {
    #expect(try differences(picture(box(5, 5, 10, 10)), picture(box(5, 5, 10, 10))).isEmpty)
  }

  @Test func `pictures of other sizes are different`() throws {
    #expect(
      try differences(picture(), picture(width: 61))
        == ["the picture has 61x40 pixels, and the iPhone's has 60x40"])
  }

  @Test func `an edge may be a pixel apart`() throws {
    #expect(try differences(picture(box(5, 5, 10, 10)), picture(box(6, 5, 10, 10))).isEmpty)
    #expect(try !differences(picture(box(5, 5, 10, 10)), picture(box(8, 5, 10, 10))).isEmpty)
  }

  @Test func `letters that reach into a text from above are not its own`() throws {
    // The label reaches from 10 to 30, and a letter above it ends at 11 here, at 9 on the iPhone. Its own text begins
    // at 15.
    let phone = try picture(box(5, 2, 4, 7), box(5, 15, 40, 10))
    let actual = try picture(box(5, 2, 4, 9), box(5, 15, 40, 10))
    #expect(try differences(phone, actual, layout(label(5, 10, 40, 20))).isEmpty)
  }

  @Test func `letters that reach into a text from below are not its own`() throws {
    let phone = try picture(box(5, 15, 40, 10), box(5, 31, 4, 7))
    let actual = try picture(box(5, 15, 40, 10), box(5, 29, 4, 9))
    #expect(try differences(phone, actual, layout(label(5, 10, 40, 20))).isEmpty)
  }

  @Test func `a text at the edge of its label is its own`() throws {
    let phone = try picture(box(5, 15, 40, 10))
    let actual = try picture(box(5, 10, 40, 10))
    #expect(try !differences(phone, actual, layout(label(5, 10, 40, 20))).isEmpty)
  }

  @Test func `an area that looks different is named by its view`() throws {
    let badge = LayoutView(
      depth: 1, className: "UIView", propertyName: "badge", frame: CGRect(x: 30, y: 20, width: 10, height: 10)
    )
    #expect(
      try differences(picture(), picture(box(30, 20, 10, 10)), layout(badge))
        == ["UIView badge: 10 x 10 points at 30, 20 look different"])
  }

  @Test func `letters of another shape are no difference`() throws {
    let view = label(10, 10, 30, 10)
    // Both texts are in the box from 12, 12 to 36, 18.
    let phone = try picture(box(12, 12, 24, 2), box(12, 16, 24, 2))
    let actual = try picture(box(12, 12, 2, 6), box(18, 12, 18, 6))
    #expect(try differences(phone, actual, layout(view)).isEmpty)
  }

  @Test func `a text elsewhere is a difference`() throws {
    let view = label(10, 5, 30, 30)
    let message = try differences(picture(box(12, 8, 24, 6)), picture(box(12, 18, 24, 6)), layout(view))
    #expect(message.first == "UILabel titleLabel: the text begins at y 18, and the iPhone's 8")
  }

  @Test func `a text of another width is a difference`() throws {
    let view = label(10, 10, 30, 10)
    let message = try differences(picture(box(12, 12, 10, 6)), picture(box(12, 12, 24, 6)), layout(view))
    #expect(message == ["UILabel titleLabel: the text is as wide as 24, and the iPhone's 10"])
  }

  @Test func `letters with dots and below the line are one line`() throws {
    let view = label(10, 10, 30, 10)
    // A dot above a gap, and a letter that reaches 9 points down.
    let text = try picture(box(12, 11, 2, 1), box(12, 13, 2, 5), box(16, 13, 2, 8))
    #expect(try differences(text, text, layout(view)).isEmpty)
    #expect(
      try differences(picture(box(12, 11, 6, 10)), text, layout(view)).isEmpty)
  }

  @Test func `a text with more lines is a difference`() throws {
    let view = label(10, 10, 30, 20, lines: 2)
    let phone = try picture(box(12, 12, 24, 6))
    let actual = try picture(box(12, 12, 24, 6), box(12, 22, 24, 6))
    #expect(
      try differences(phone, actual, layout(view)) == [
        "UILabel titleLabel: 2 lines, and the iPhone has 1 line"
      ])
  }

  @Test func `a view outside the picture is left out`() throws {
    #expect(try differences(picture(), picture(), layout(label(100, 100, 30, 10))).isEmpty)
  }
}
