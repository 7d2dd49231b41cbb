import Foundation
import UIKit

/// A counter of the cells that a table makes and of those that it shows again.
@MainActor
struct ShownCells {
  /// The known cells. They are kept, so that no other cell gets the address of one.
  private var known: [ObjectIdentifier: UITableViewCell] = [:]
  private var shown: [IndexPath: ObjectIdentifier] = [:]
  private(set) var madeCount = 0
  private(set) var reusedCount = 0

  /// Counts the cells that a table shows now. Returns the cells that show another row than before.
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
