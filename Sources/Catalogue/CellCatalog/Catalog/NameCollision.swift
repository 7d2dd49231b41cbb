import CellSnapshots

/// Two names of a catalogue that would have the same files: of entries, their states, and the animations of states.
package struct NameCollision: Hashable, Sendable, CustomStringConvertible {
  /// Something that has pictures of its own.
  package enum Owner: Hashable, Sendable {
    case entry(String)
    case state(String, of: String)
    case animation(of: String)

    /// The name, from which the files get theirs.
    var name: String {
      switch self {
      case .entry(let name), .animation(let name): name
      case .state(let state, let entry): "\(entry)/\(state)"
      }
    }

    fileprivate var words: String {
      switch self {
      case .entry(let name): "the entry \(name)"
      case .state(let state, let entry): "the state \(state) of \(entry)"
      case .animation(let entry): "the animation of \(entry)"
      }
    }

    /// The path of the pictures, or nil for a name that is refused itself.
    fileprivate var path: String? { (try? EntryName(name))?.path }
  }

  package let first: Owner
  package let second: Owner

  package init(_ first: Owner, _ second: Owner) {
    self.first = first
    self.second = second
  }

  package var description: String {
    if case (.entry(let name), .entry(let other)) = (first, second), name == other {
      return "two entries are called \(name), and one's pictures would replace the other's; rename one"
    }
    let (path, other) = (first.path ?? "", second.path ?? "")
    let names =
      path == other
      ? "\(first.words) and \(second.words) both have the pictures \(path)"
      : "\(first.words) has the pictures \(path), and \(second.words) has \(other)"
    let reason = path == other ? "" : ", and many file systems ignore the case of letters"
    return "\(names)\(reason): one's pictures would replace the other's; rename one"
  }
}

extension [CatalogEntry] {
  /// The first two names with the same files, whichever of them a command draws; nil if there are none.
  package var nameCollision: NameCollision? {
    var seen: [String: NameCollision.Owner] = [:]
    for owner in flatMap(\.nameOwners) {
      guard let path = owner.path else { continue }
      // Case is ignored, because pictures are also checked out on file systems that ignore it.
      if let other = seen.updateValue(owner, forKey: path.lowercased()) { return NameCollision(other, owner) }
    }
    return nil
  }
}

extension CatalogEntry {
  fileprivate var nameOwners: [NameCollision.Owner] {
    guard !states.isEmpty else { return [.entry(name)] }
    return (loopCount == nil ? [] : [.animation(of: name)]) + states.map { .state($0.name, of: name) }
  }
}
