import Foundation
import UIKit

/// Counts the cells that a table makes and those that it shows again, and says which rows came into sight.
@MainActor
struct ShownCells {
  /// Kept, so that no other cell gets the place of one in memory.
  private var known: [ObjectIdentifier: UITableViewCell] = [:]
  private var shown: [IndexPath: ObjectIdentifier] = [:]
  private(set) var madeCount = 0
  private(set) var reusedCount = 0

  /// Takes the cells that a table shows now into account, and answers those that show another row than before.
  mutating func note(_ cells: [IndexPath: UITableViewCell]) -> Set<ObjectIdentifier> {
    var changed: Set<ObjectIdentifier> = []
    var next: [IndexPath: ObjectIdentifier] = [:]
    next.reserveCapacity(cells.count)
    for (path, cell) in cells {
      let identifier = ObjectIdentifier(cell)
      next[path] = identifier
      guard shown[path] != identifier else { continue }
      changed.insert(identifier)
      if known.updateValue(cell, forKey: identifier) == nil { madeCount += 1 } else { reusedCount += 1 }
    }
    shown = next
    return changed
  }
}
