import CellDrawing
import Foundation
import Testing

@testable import UIKit

@Suite struct PathStrokerTests {
  private static let caps: [CGLineCap] = [.butt, .round, .square]
  private static let joins: [CGLineJoin] = [.miter, .round, .bevel]

  /// The largest difference in alpha between the filled outline and the painted stroke.
  private func difference(_ path: CGPath, width: CGFloat, cap: CGLineCap, join: CGLineJoin) throws -> Int {
    let outline = path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 10)
    let stroke = Stroke(width: width, cap: cap.drawing, join: join.drawing)
    let nodes: [Node] = [
      .fill(outline.path, .nonZero, .color(.black)), .stroke(path.path, stroke, .color(.black)),
    ]
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let alphas = try nodes.map { node in
      let bitmap = try Bitmap(width: 80, height: 80)
      Painter().paint(Scene(size: rect.size, nodes: [node]), rect: rect, scale: 2, into: bitmap)
      return stride(from: 3, to: bitmap.pixels.count, by: 4).map { Int(bitmap.pixels[$0]) }
    }
    return zip(alphas[0], alphas[1]).map { abs($0 - $1) }.max() ?? 0
  }

  @Test(arguments: caps, joins)
  func `an outline fills what the stroke paints`(cap: CGLineCap, join: CGLineJoin) throws {
    let zigzag = CGMutablePath()
    zigzag.addLines(between: [(8, 30), (14, 9), (21, 27), (32, 12)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(try difference(zigzag, width: 5, cap: cap, join: join) <= 12)
    let triangle = CGMutablePath()
    triangle.addLines(between: [(8, 30), (20, 8), (33, 29)].map { CGPoint(x: $0.0, y: $0.1) })
    triangle.closeSubpath()
    #expect(try difference(triangle, width: 4, cap: cap, join: join) <= 12)
  }

  @Test func `an outline follows curves`() throws {
    let circle = CGPath(ellipseIn: CGRect(x: 8, y: 8, width: 24, height: 20), transform: nil)
    // Each side is at most a tenth of a pixel from the curve.
    #expect(try difference(circle, width: 6, cap: .butt, join: .miter) <= 255 / 5)
  }

  @Test func `an outline wider than a ring fills its middle`() {
    let dot = CGPath(ellipseIn: CGRect(x: 18, y: 18, width: 4, height: 4), transform: nil)
    let outline = dot.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    #expect(outline.contains(CGPoint(x: 20.1, y: 19.9)))
    #expect(outline.contains(CGPoint(x: 26, y: 20.2)))
    #expect(!outline.contains(CGPoint(x: 28, y: 20.2)))
  }

  @Test func `a line's outline is a rectangle`() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 5, y: 10), CGPoint(x: 25, y: 10)])
    let outline = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBoxOfPath == CGRect(x: 5 - 2, y: 10 - 2, width: 20 + 2 * 2, height: 4))
  }

  @Test func `an invalid line or width has no outline`() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 5, y: CGFloat.infinity)])
    for width in [0, -1, 3, CGFloat.nan, .infinity] {
      let outline = line.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
      #expect(outline.isEmpty)
    }
  }
}
