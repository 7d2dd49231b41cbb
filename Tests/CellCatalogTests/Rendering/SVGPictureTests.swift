import CellDrawing
import CellSnapshots
import Foundation
import CellSnapSocialFeed
import Testing
import UIKit

@testable import CellCatalog

/// Tests that compare whole cells, written as SVG and drawn by librsvg, with the painter's pixels.
@MainActor @Suite struct SVGPictureTests {
  /// The side in pixels of the squares whose mean colours are compared. Antialiasing and the scaling of photos
  /// differ from pixel to pixel; a missing or moved part changes a whole square.
  private static let side = 16
  /// The largest difference of a channel's mean, of 255, that passes. Measured: up to 11 for equal cells, and
  /// 18 or more if a photo or a letter is missing or the cell is moved by a point.
  private static let tolerance = 15.0

  enum Cell: CaseIterable {
    case friend, post, message

    @MainActor func controller() throws -> UIViewController {
      switch self {
      case .friend: FriendsController(accounts: Array(try SampleData.accounts().prefix(1)))
      case .post:
        UserProfileTVC(statuses: try SampleData.statuses().filter { $0.id == "112000000000000000" })
      case .message: MessagesController(messages: Array(try SampleData.messages().prefix(1)))
      }
    }
  }

  /// Returns the largest difference of a square's mean channel, of 255, between the SVG and the pixels of a
  /// cell.
  private func difference(of cell: Cell, scale: CGFloat, change: (String) -> String = { $0 }) throws -> Double
  {
    try difference(of: cell.controller(), scale: scale, change: change)
  }

  private func difference(
    of controller: UIViewController, height: CatalogEntry.Height = .automatic, scale: CGFloat,
    change: (String) -> String = { $0 }
  ) throws -> Double {
    var largest: Double?
    let drawing = EntryDrawing(
      CatalogEntry("Cell", height: height) { controller }, name: try EntryName("Cell"),
      configuration: SnapshotConfiguration(width: 375, scale: scale))
    try drawing.forEachPicture { picture in
      let svg = change(String(decoding: picture.svg.bytes, as: UTF8.self))
      let image = try Image(decoding: Array(svg.utf8))
      try picture.paint { drawn in
        let pixels = try drawn.pixels.bitmap()
        let bitmap = try Bitmap(width: pixels.width, height: pixels.height)
        let rect = CGRect(origin: .zero, size: picture.rect.size)
        let node = Node.image(ImageNode(image: image, rect: rect))
        Painter().paint(Scene(size: rect.size, nodes: [node]), rect: rect, scale: scale, into: bitmap)
        largest = max(largest ?? 0, Self.largestDifference(bitmap, pixels))
      }
    }
    return try #require(largest)
  }

  private static func largestDifference(_ left: Bitmap, _ right: Bitmap) -> Double {
    var largest = 0.0
    for top in stride(from: 0, to: left.height, by: side) {
      for start in stride(from: 0, to: left.width, by: side) {
        let (rows, columns) = (top..<min(top + side, left.height), start..<min(start + side, left.width))
        var sums = [0, 0, 0, 0]
        for y in rows {
          for x in columns {
            for channel in 0..<4 {
              sums[channel] +=
                Int(left.pixels[y * left.stride + x * 4 + channel])
                - Int(right.pixels[y * right.stride + x * 4 + channel])
            }
          }
        }
        let maximum = sums.map(abs).max() ?? 0
        largest = max(largest, Double(maximum) / Double(rows.count * columns.count))
      }
    }
    return largest
  }

  @Test(arguments: Cell.allCases, [CGFloat(1), 2]) func `an SVG of a cell looks like its pixels`(
    cell: Cell, scale: CGFloat
  ) throws {
    let difference = try difference(of: cell, scale: scale)
    #expect(difference < Self.tolerance)
  }

  /// Letters that are wide or tall, at the end of a text or alone.
  @Test(arguments: [
    "الشمس", "س ضض ﷺ", "บ้านที่ปั้น", "ஸ்ரீ கொண்டௌ", "ക്ഷേത്രം സ്ത്രീ", "ஔ", "క్ష్మా", "ခ្ញ ကြီးကျ", "ស្រឡាញ់", "བརྒྱུད་",
    "ପ୍ରଭାତ", "ක්‍ෂණික", "Ẵ Ǻ — ™ ⸻", "∯ ⟹", "एक श्री र्त्स्न्य",
  ])
  func `an SVG shows a whole letter`(text: String) throws {
    let page = UILabel(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
    page.backgroundColor = .white
    page.text = text
    page.font = .systemFont(ofSize: 27)
    let controller = UIViewController()
    controller.view = page
    let difference = try difference(of: controller, height: 60, scale: 2)
    #expect(difference < Self.tolerance)
  }

  @Test func `a tinted picture in a masked view keeps its place in SVG`() throws {
    let square = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 32, height: 32))
    }
    let icon = UIImageView(
      image: square.cgImage.map { UIImage(cgImage: $0) }?.withRenderingMode(.alwaysTemplate))
    icon.tintColor = .red
    icon.frame = CGRect(x: 16, y: 16, width: 64, height: 64)
    let bubble = UIView(frame: CGRect(x: 160, y: 32, width: 96, height: 96))
    bubble.addSubview(icon)
    bubble.mask = UIView(frame: bubble.bounds)
    bubble.mask?.backgroundColor = .black
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 160))
    page.backgroundColor = .white
    page.addSubview(bubble)
    let controller = UIViewController()
    controller.view = page
    let difference = try difference(of: controller, height: 160, scale: 2)
    #expect(difference < Self.tolerance)
  }

  @Test(arguments: Cell.allCases) func `a missing letter makes a difference`(cell: Cell) throws {
    let difference = try difference(of: cell, scale: 2) { svg in
      svg.replacing("<use xlink:href=\"#glyph0-1\"", with: "<use xlink:href=\"#none\"")
    }
    #expect(difference > Self.tolerance)
  }

  @Test(arguments: [Cell.friend, .post]) func `a missing photo makes a difference`(cell: Cell) throws {
    let difference = try difference(of: cell, scale: 2) { $0.replacing("<image ", with: "<desc ") }
    #expect(difference > Self.tolerance)
  }

  @Test(arguments: Cell.allCases) func `a move by a point makes a difference`(cell: Cell) throws {
    let difference = try difference(of: cell, scale: 1) {
      $0.replacing("viewBox=\"0 0", with: "viewBox=\"0 1")
    }
    #expect(difference > Self.tolerance)
  }
}
