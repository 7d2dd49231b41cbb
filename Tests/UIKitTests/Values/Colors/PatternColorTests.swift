import CellDrawing
import Foundation
import Testing

@testable import UIKit

/// Tests of patterns wherever a colour can be.
@MainActor struct PatternColorTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  /// A tile of 4 x 4 points whose upper half is red and whose lower half is blue.
  private func tile(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    }
  }

  private func view(_ height: CGFloat = 6) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 8, height: height))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a tile of a renderer fills a view from its top, in points`(scale: CGFloat) throws {
    let view = view()
    view.backgroundColor = UIColor(patternImage: tile(scale: scale))
    // At the tile's own scale, no pixel is a mixture.
    let picture = try Pictured(view, scale: scale)
    let side = Int(scale)
    #expect([0, 1, 2, 3, 4, 5].map { picture[5 * side, $0 * side] } == [red, red, blue, blue, red, red])
  }

  @Test func `a tile of pixels with a scale is as large as its points`() throws {
    let view = view()
    let pixels = try #require(tile(scale: 2).cgImage)
    view.backgroundColor = UIColor(patternImage: UIImage(cgImage: pixels, scale: 2, orientation: .up))
    let picture = try Pictured(view)
    #expect([0, 1, 2, 3, 4, 5].map { picture[5, $0] } == [red, red, blue, blue, red, red])
  }

  @Test func `a layer's pattern counts from the bottom, upside down`() throws {
    let view = view()
    let layer = CALayer()
    layer.frame = view.bounds
    layer.backgroundColor = UIColor(patternImage: tile()).cgColor
    view.layer.addSublayer(layer)
    let picture = try Pictured(view)
    // The rows from the bottom are red, red, blue, blue, red, red.
    #expect([5, 4, 3, 2, 1, 0].map { picture[5, $0] } == [red, red, blue, blue, red, red])
  }

  @Test func `a translucent pattern is translucent`() throws {
    let view = view()
    view.backgroundColor = UIColor(patternImage: tile()).withAlphaComponent(0.5)
    #expect(try Pictured(view)[0, 0] == [128, 0, 0, 128])
  }

  @Test func `a pattern fills and strokes in a context`() throws {
    final class Drawn: UIView {
      var color = UIColor.black
      override func draw(_ rect: CGRect) {
        color.set()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 6))
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 6, y: 0))
        line.addLine(to: CGPoint(x: 6, y: 6))
        line.lineWidth = 2
        line.stroke()
      }
    }
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 8, height: 6))
    view.color = UIColor(patternImage: tile())
    let picture = try Pictured(view)
    #expect([0, 1, 2, 3, 4, 5].map { picture[1, $0] } == [red, red, blue, blue, red, red])
    #expect([0, 1, 2, 3, 4, 5].map { picture[6, $0] } == [red, red, blue, blue, red, red])
  }

  @Test func `letters show the pattern from the label's top left`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 41))
    label.text = "H"
    label.font = .systemFont(ofSize: 40, weight: .heavy)
    // The upper half of the label is red.
    let half = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 20, width: 40, height: 20))
    }
    label.textColor = UIColor(patternImage: half)
    let picture = try Pictured(label)
    let column = (0..<40).map { picture[6, $0] }
    #expect(column.contains(red) && column.contains(blue))
    #expect(column[..<20].allSatisfy { $0[2] == 0 } && column[20...].allSatisfy { $0[0] == 0 })
  }

  @Test func `a part of an attributed text has a pattern`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
    let text = NSMutableAttributedString(string: "HH", attributes: [.font: UIFont.boldSystemFont(ofSize: 40)])
    text.addAttribute(
      .foregroundColor, value: UIColor(patternImage: tile()), range: NSRange(location: 1, length: 1))
    label.attributedText = text
    let picture = try Pictured(label)
    func colors(_ columns: Range<Int>) -> Set<[UInt8]> {
      Set(columns.flatMap { x in (0..<48).map { picture[x, $0] } })
    }
    #expect(colors(0..<28).isDisjoint(with: [red, blue]))
    #expect(colors(36..<60).isSuperset(of: [red, blue]))
  }

  @Test func `a template image is tinted with a pattern`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 6))
    }
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor(patternImage: tile())
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 6)
    let picture = try Pictured(view)
    #expect([0, 2, 4].map { picture[2, $0] } == [red, blue, red])
    #expect(picture[6, 2] == [0, 0, 0, 0])
  }

  @Test func `a border has a pattern`() throws {
    let view = view()
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor(patternImage: tile()).cgColor
    let picture = try Pictured(view)
    #expect([0, 1, 2, 3].map { picture[0, $0] } == [red, red, blue, blue])
    #expect(picture[3, 3] == [0, 0, 0, 0])
  }

  @Test func `a symbol is a tile`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.backgroundColor = UIColor(patternImage: try #require(UIImage(systemName: "circle.fill")))
    let picture = try Pictured(view)
    #expect(picture[10, 10] == [0, 0, 0, 255])
    #expect(picture[0, 0] == [0, 0, 0, 0])
  }
}
