import Foundation
import Testing

@testable import CellDrawing

@Suite struct StrokeTests {
  private let line = Path([.move(CGPoint(x: 4, y: 4)), .line(CGPoint(x: 12, y: 4))])

  private func row(_ stroke: Stroke) throws -> [Bool] {
    let bitmap = try painted([.stroke(line, stroke, .color(.black))], width: 16, height: 8)
    return (0..<16).map { bitmap.alpha($0, 4) == 255 }
  }

  @Test func `a border is half on each side of its path`() throws {
    let border = Path.rect(CGRect(x: 0.5, y: 0.5, width: 9, height: 9))
    let bitmap = try painted([.stroke(border, Stroke(width: 1), .color(.black))], width: 10, height: 10)
    #expect((0..<10).allSatisfy { bitmap.alpha($0, 0) == 255 && bitmap.alpha(9, $0) == 255 })
    #expect(bitmap.alpha(1, 1) == 0)
  }

  @Test func `a butt cap ends at the end of the line`() throws {
    #expect(try row(Stroke(width: 4)) == (0..<16).map { $0 >= 4 && $0 < 12 })
  }

  @Test func `a square cap adds half the width`() throws {
    #expect(try row(Stroke(width: 4, cap: .square)) == (0..<16).map { $0 >= 2 && $0 < 14 })
  }

  @Test func `dashes alternate with gaps`() throws {
    #expect(try row(Stroke(width: 2, dashes: [2, 2])) == (0..<16).map { [4, 5, 8, 9].contains($0) })
    #expect(
      try row(Stroke(width: 2, dashes: [2, 2], dashPhase: 2)) == (0..<16).map { [6, 7, 10, 11].contains($0) })
  }

  @Test func `dashes too short to be seen draw a whole line`() throws {
    #expect(try row(Stroke(width: 2, dashes: [1e-9])) == row(Stroke(width: 2)))
  }

  @Test func `a gap of infinite length ends the drawing of a line`() throws {
    let stroke = Stroke(width: 2, dashes: [2, .greatestFiniteMagnitude, 2], dashPhase: -1)
    // The line begins at 4; a gap ends one point from there.
    #expect(try row(stroke) == (0..<16).map { [5, 6].contains($0) })
  }

  @Test func `invalid dashes draw a whole line`() throws {
    let whole = try row(Stroke(width: 2))
    #expect(try row(Stroke(width: 2, dashes: [0, 0])) == whole)
    #expect(try row(Stroke(width: 2, dashes: [-1, 2])) == whole)
    #expect(try row(Stroke(width: 2, dashes: [.nan])) == whole)
  }

  @Test func `a miter join is the only one that fills the corner`() throws {
    let corner = Path([
      .move(CGPoint(x: 4, y: 20)), .line(CGPoint(x: 4, y: 4)), .line(CGPoint(x: 20, y: 4)),
    ])
    func tip(_ join: Stroke.Join) throws -> Int {
      try painted([.stroke(corner, Stroke(width: 8, join: join), .color(.black))], width: 24, height: 24)
        .alpha(0, 0)
    }
    #expect(try tip(.miter) == 255)
    #expect(try tip(.round) == 0)
    #expect(try tip(.bevel) == 0)
  }
}
