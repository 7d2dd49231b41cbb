import Foundation
import Testing

@testable import UIKit

struct TableExtentsTests {
  /// The first section has a header of 28 and rows of 44 and 60, the second a row of 50 and a footer of 20.
  let extents = TableExtents(rowCounts: [2, 1], heights: [28, 44, 60, 0, 0, 50, 20])

  @Test func `rows follow their section's header`() {
    let extent = extents.extent(of: .row(IndexPath(row: 1, section: 0)))
    #expect(extent.start == CGFloat(28 + 44))
    #expect(extent.length == CGFloat(60))
  }

  @Test func `a section contains its header and footer`() {
    let extent = extents.extent(ofSection: 1)
    #expect(extent.start == CGFloat(28 + 44 + 60))
    #expect(extent.length == CGFloat(50 + 20))
    #expect(extents.end == CGFloat(132 + 70))
  }

  @Test func `parts without height are not in a range`() {
    #expect(
      extents.parts(in: 100..<140) == [
        .row(IndexPath(row: 1, section: 0)), .row(IndexPath(row: 0, section: 1)),
      ])
  }

  @Test func `a part that only touches the end of a range is not in it`() {
    #expect(extents.parts(in: 0..<28) == [.header(section: 0)])
    #expect(extents.parts(in: 28..<72) == [.row(IndexPath(row: 0, section: 0))])
  }

  @Test func `the table's header moves all sections`() {
    var moved = extents
    moved.leading = 100
    #expect(moved.extent(of: .header(section: 0)).start == CGFloat(100))
    #expect(moved.part(at: 99) == nil)
    #expect(moved.parts(in: 0..<101) == [.header(section: 0)])
    #expect(moved.end == CGFloat(100 + 202))
  }

  @Test func `a measured row moves the following parts`() {
    var measured = extents
    measured.setLength(100, of: .row(IndexPath(row: 0, section: 0)))
    #expect(measured.extent(of: .footer(section: 1)).start == CGFloat(28 + 100 + 60 + 50))
  }

  @Test func `a position finds the part that contains it`() {
    #expect(extents.part(at: 27) == .header(section: 0))
    #expect(extents.part(at: 131.5) == .row(IndexPath(row: 1, section: 0)))
    #expect(extents.part(at: 201) == .footer(section: 1))
    #expect(extents.part(at: 202) == nil)
  }

  @Test func `an index path outside is not contained`() {
    #expect(extents.contains(IndexPath(row: 1, section: 0)))
    #expect(!extents.contains(IndexPath(row: 1, section: 1)))
    #expect(!extents.contains(IndexPath(row: -1, section: 0)))
    #expect(!extents.contains(IndexPath(index: 0)))
  }

  @Test func `a table without sections is empty`() {
    let empty = TableExtents(rowCounts: [], heights: [])
    #expect(empty.end == CGFloat(0))
    #expect(empty.parts(in: 0..<100).isEmpty)
  }
}
