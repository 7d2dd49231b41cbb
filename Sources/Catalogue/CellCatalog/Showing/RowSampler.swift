import Foundation
package import UIKit

/// A choice of rows and items for checks that cannot examine all of them.
///
/// The choice is the same for every check and width of an entry. It is made when it is first needed.
@MainActor
package final class RowSampler {
  /// The maximum number of rows or items of a table or collection.
  package let limit: Int
  private var firstRows: [Int: [IndexPath]] = [:]
  private var firstItems: [Int: [IndexPath]] = [:]

  package init(limit: Int = .max) {
    self.limit = limit
  }

  /// Returns the chosen rows: the lowest and the highest, the first of each class of cells, the first and the last, and
  /// others at even distances.
  ///
  /// - Parameter place: The table's index in its entry.
  package func rows(of table: UITableView, at place: Int) -> TableRows {
    let all = TableRows(of: table)
    guard all.paths.count > limit else { return all }
    let heights = all.paths.map { table.rectForRow(at: $0).height }
    let extremes = [
      heights.indices.min { heights[$0] < heights[$1] }, heights.indices.max { heights[$0] < heights[$1] },
    ].compactMap { $0 }
    let firsts = firstRows[place] ?? Self.firstOfEachClass(all.paths) { table.showRow(at: $0) }
    firstRows[place] = firsts
    let chosen = RowChoice.indexes(
      of: all.paths.count, limit: limit, telling: extremes + Self.indexes(of: firsts, in: all.paths))
    return TableRows(of: table, at: chosen.map { all.paths[$0] })
  }

  /// Returns the chosen items: the first item of each class, the first and the last, and others at even distances.
  package func items(of collection: UICollectionView, at place: Int) -> CollectionItems {
    let all = CollectionItems(of: collection)
    guard all.paths.count > limit else { return all }
    let firsts = firstItems[place] ?? Self.firstOfEachClass(all.paths) { collection.showItem(at: $0) }
    firstItems[place] = firsts
    let chosen = RowChoice.indexes(
      of: all.paths.count, limit: limit, telling: Self.indexes(of: firsts, in: all.paths))
    return CollectionItems(of: collection, at: chosen.map { all.paths[$0] })
  }

  /// Returns the chosen headers or footers: the first, the last, and others at even distances.
  package func sections(_ part: TableSections.Part, of table: UITableView) -> TableSections {
    let all = TableSections(part, of: table)
    guard all.paths.count > limit else { return all }
    let chosen = RowChoice.indexes(of: all.paths.count, limit: limit, telling: [])
    return TableSections(part, of: table, at: chosen.map { all.paths[$0] })
  }

  private static func firstOfEachClass(
    _ paths: [IndexPath], _ cell: (IndexPath) -> UIView?
  ) -> [IndexPath] {
    var seen: Set<ObjectIdentifier> = []
    return paths.filter { path in
      cell(path).map { seen.insert(ObjectIdentifier(type(of: $0))).inserted } ?? false
    }
  }

  private static func indexes(of wanted: [IndexPath], in paths: [IndexPath]) -> [Int] {
    let wanted = Set(wanted)
    return paths.indices.filter { wanted.contains(paths[$0]) }
  }
}
