import Foundation
import Testing

@testable import UIKit

struct IndexPathChangesTests {
  func rows(_ rows: Int..., section: Int = 0) -> [IndexPath] {
    rows.map { IndexPath(row: $0, section: section) }
  }

  /// The new index paths by the old ones, both written as `section.row`.
  func moves(_ changes: IndexPathChanges, of paths: [IndexPath], from counts: [Int]) -> [String: String] {
    let mapping = changes.mapping(of: paths, from: counts)
    func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }
    return Dictionary(uniqueKeysWithValues: mapping.map { (name($0), name($1)) })
  }

  @Test func `rows after a deleted row move up`() {
    let changes = IndexPathChanges(deletedItems: [[0, 1]])
    #expect(moves(changes, of: rows(0, 1, 2), from: [3]) == ["0.0": "0.0", "0.2": "0.1"])
    #expect(changes.counts(from: [3]) == [2])
  }

  @Test func `rows from an inserted row on move down`() {
    let changes = IndexPathChanges(insertedItems: [[0, 0], [0, 2]])
    #expect(moves(changes, of: rows(0, 1), from: [2]) == ["0.0": "0.1", "0.1": "0.3"])
    #expect(changes.counts(from: [2]) == [4])
  }

  @Test func `deletions use old index paths and insertions new ones`() {
    let changes = IndexPathChanges(deletedItems: [[0, 0]], insertedItems: [[0, 1]])
    #expect(moves(changes, of: rows(0, 1, 2), from: [3]) == ["0.1": "0.0", "0.2": "0.2"])
  }

  @Test func `a reloaded row is not kept`() {
    let changes = IndexPathChanges(reloadedItems: [[0, 1]])
    #expect(moves(changes, of: rows(0, 1), from: [2]) == ["0.0": "0.0"])
    #expect(changes.counts(from: [2]) == [2])
  }

  @Test func `a moved row goes to its new place`() {
    let changes = IndexPathChanges(movedItems: [[0, 0]: [0, 2]])
    #expect(moves(changes, of: rows(0, 1, 2), from: [3]) == ["0.0": "0.2", "0.1": "0.0", "0.2": "0.1"])
  }

  @Test func `rows follow their section`() {
    let changes = IndexPathChanges(deletedSections: [0], insertedSections: [1])
    #expect(changes.sections(from: 3) == [1, nil, 2])
    #expect(moves(changes, of: rows(0, section: 2), from: [1, 1, 1]) == ["2.0": "2.0"])
    #expect(moves(changes, of: rows(0, section: 1), from: [1, 1, 1]) == ["1.0": "0.0"])
  }

  @Test func `sections before the first change keep their places`() {
    let changes = IndexPathChanges(insertedSections: [3], reloadedSections: [2])
    #expect(changes.sections(from: 4) == [0, 1, nil, nil, 3])
    #expect(IndexPathChanges(insertedSections: [2, 3]).sections(from: 2) == [0, 1, nil, nil])
    #expect(IndexPathChanges().sections(from: 2) == [0, 1])
  }

  @Test func `the row count of a new section is unknown`() {
    #expect(IndexPathChanges(insertedSections: [0]).counts(from: [4]) == [-1, 4])
  }

  @Test func `deleting what does not exist is invalid`() {
    #expect(IndexPathChanges(deletedItems: [[0, 3]]).counts(from: [3]) == nil)
    #expect(IndexPathChanges(deletedSections: [1]).counts(from: [3]) == nil)
    #expect(IndexPathChanges(insertedItems: [[1, 0]]).counts(from: [3]) == nil)
  }
}
