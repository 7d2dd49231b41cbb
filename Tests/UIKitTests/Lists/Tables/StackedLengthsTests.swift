import Foundation
import Testing

@testable import UIKit

struct StackedLengthsTests {
  let lengths = StackedLengths([10, 0, 20, 30, 5])

  @Test func `a start is the sum of the lengths before it`() {
    let expected: [CGFloat] = [0, 10, 10, 10 + 20, 10 + 20 + 30, 65]
    #expect((0...5).map { lengths.start(of: $0) } == expected)
    #expect(lengths.total == CGFloat(65))
  }

  @Test func `a position finds the length that contains it`() {
    let positions: [CGFloat] = [0, 9.5, 10, 29, 30, 59, 60, 64]
    #expect(positions.map { lengths.index(at: $0) } == [0, 0, 2, 2, 3, 3, 4, 4])
  }

  @Test func `no length is found outside`() {
    #expect(lengths.index(at: -0.5) == nil)
    #expect(lengths.index(at: 65) == nil)
    #expect(lengths.index(at: .nan) == nil)
    #expect(StackedLengths([]).index(at: 0) == nil)
    #expect(StackedLengths([]).total == CGFloat(0))
  }

  @Test func `a changed length moves the following ones`() {
    var changed = lengths
    changed[2] = 50
    #expect(changed.start(of: 3) == CGFloat(10 + 50))
    #expect(changed.index(at: 59) == 2)
  }

  @Test func `the order of changes does not change the result`() {
    var forwards = StackedLengths(Array(repeating: 1, count: 100))
    var backwards = forwards
    for index in 0..<100 { forwards[index] = CGFloat(index) / 3 }
    for index in (0..<100).reversed() { backwards[index] = CGFloat(index) / 3 }
    #expect(forwards == backwards)
  }

  @Test func `invalid lengths count as zero`() {
    #expect(StackedLengths([.nan, -4, .infinity, 7]).total == CGFloat(7))
  }

  @Test func `each of many rows is found at its start`() {
    let many = StackedLengths((0..<1000).map { CGFloat($0 % 7 + 1) })
    #expect((0..<1000).allSatisfy { many.index(at: many.start(of: $0)) == $0 })
  }
}
