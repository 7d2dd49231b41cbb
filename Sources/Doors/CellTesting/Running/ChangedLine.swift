/// A line of two texts: one that both have, or that only one has.
package struct ChangedLine: Equatable {
  package enum Kind: Sendable {
    case kept
    case removed
    case added
  }

  package let kind: Kind
  package let text: Substring

  /// Returns all lines of two texts in their order, with as few changes as possible.
  ///
  /// - Parameter maximum: The maximum number of lines that are compared. The rest counts as changed as a whole.
  package static func lines(
    from old: [Substring], to new: [Substring], comparing maximum: Int
  ) -> [ChangedLine] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.prefix(maximum).difference(from: old.prefix(maximum)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    removed.formUnion(maximum..<max(maximum, old.count))
    added.formUnion(maximum..<max(maximum, new.count))
    var lines: [ChangedLine] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(ChangedLine(kind: .removed, text: old[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(ChangedLine(kind: .added, text: new[j]))
        j += 1
      } else {
        lines.append(ChangedLine(kind: .kept, text: old[i]))
        i += 1
        j += 1
      }
    }
    return lines
  }
}
