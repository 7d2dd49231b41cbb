import Foundation
import Testing

@testable import UIKit

struct FlowLinesTests {
  func lines(
    _ sizes: [CGSize], length: CGFloat = 320, spacing: CGFloat = 10, lineSpacing: CGFloat = 8,
    uniform: Bool = false, scale: CGFloat = 2
  ) -> FlowLines {
    FlowLines(
      sizes: sizes,
      rules: FlowLines.Rules(
        lineLength: length, minimumInteritemSpacing: spacing, minimumLineSpacing: lineSpacing,
        isUniform: uniform,
        displayScale: scale))
  }

  func squares(_ count: Int, _ side: CGFloat = 90) -> [CGSize] {
    Array(repeating: CGSize(width: side, height: side), count: count)
  }

  @Test func `a full line is spread over the line's length`() {
    // 3 * 90 + 2 * 10 = 290 fits, but no fourth item. The gap is (320 - 270) / 2 = 25.
    let expected: [CGFloat] = [0, 90 + 25, 90 + 25 + 90 + 25]
    #expect(lines(squares(4)).frames.prefix(3).map(\.minX) == expected)
  }

  @Test func `the last line keeps the minimum spacing`() {
    let expected: [CGFloat] = [0, 90 + 10]
    #expect(lines(squares(5)).frames.suffix(2).map(\.minX) == expected)
  }

  @Test func `a uniform last line keeps the columns of the other lines`() {
    let expected: [CGFloat] = [0, 90 + 25]
    #expect(lines(squares(5), uniform: true).frames.suffix(2).map(\.minX) == expected)
  }

  @Test func `infinite spacing leaves one item per line`() {
    #expect(lines(squares(2), spacing: .infinity, uniform: true).lines.count == 2)
  }

  @Test func `lines are separated by the line spacing`() {
    let result = lines(squares(7))
    let expected: [CGFloat] = [0, 90 + 8, 90 + 8 + 90 + 8]
    #expect(result.lines.map(\.start) == expected)
    #expect(result.extent == CGFloat(3 * 90 + 2 * 8))
  }

  @Test func `items are centred across their line`() {
    let result = lines([CGSize(width: 100, height: 40), CGSize(width: 100, height: 80)])
    let expected: [CGFloat] = [(80 - 40) / 2, 0]
    #expect(result.frames.map(\.minY) == expected)
  }

  @Test func `a single item in a line before the last is centred`() {
    let result = lines([CGSize(width: 200, height: 10), CGSize(width: 300, height: 10)])
    let expected: [CGFloat] = [(320 - 200) / 2, 0]
    #expect(result.frames.map(\.minX) == expected)
  }

  @Test func `a single uniform column is centred down to its end`() {
    #expect(lines(squares(2, 300), uniform: true).frames.map(\.minX) == [10, 10])
  }

  @Test func `uniform items wider than the line extend beyond both ends`() {
    #expect(lines(squares(2, 400), uniform: true).frames.map(\.minX) == [-40, -40])
  }

  @Test func `an item wider than the line is alone at its start`() {
    let result = lines([CGSize(width: 400, height: 10), CGSize(width: 50, height: 10)])
    #expect(result.frames.map(\.minX) == [0, 0])
    #expect(result.lines.count == 2)
  }

  @Test func `three thirds fit in one line`() {
    let third = CGSize(width: 320.0 / 3, height: 10)
    #expect(lines([third, third, third], spacing: 0).lines.count == 1)
  }

  @Test func `item positions are on whole pixels`() {
    // The gap is (375 - 3 * 124) / 2 = 1.5.
    #expect(lines(squares(4, 124), length: 375, spacing: 1).frames.prefix(3).map(\.minX) == [0, 125.5, 251])
    #expect(
      lines(squares(4, 124), length: 375, spacing: 1, scale: 1).frames.prefix(3).map(\.minX) == [0, 126, 251])
  }

  @Test func `lines are found by position`() {
    let result = lines(squares(9))
    #expect(result.lines(in: 0..<98).map(\.start) == [0])
    #expect(result.lines(in: 89..<99).map(\.start) == [0, 98])
    #expect(result.lines(in: 90..<98).isEmpty)
  }

  @Test func `a layout without items has no extent`() {
    #expect(lines([]).extent == CGFloat(0))
  }
}
