/// The links between views of two matched layouts, by constraints, by stacks or by filling each other.
struct ConstraintLinks {
  /// A view's place and size in one direction.
  struct Place: Hashable {
    var pair: Int
    var axis: Axis
  }

  private var links: [Place: [Place]] = [:]

  mutating func add(_ left: Place, _ right: Place) {
    guard left != right else { return }
    links[left, default: []].append(right)
    links[right, default: []].append(left)
  }

  /// Returns all places that links reach from `seeds`. The way leads only over places that meet `isReached`, seeds
  /// included.
  func places(from seeds: [Place], where isReached: (Place) -> Bool) -> Set<Place> {
    var found = Set(seeds.filter(isReached))
    var pending = Array(found)
    while let place = pending.popLast() {
      for next in links[place] ?? [] where isReached(next) {
        if found.insert(next).inserted { pending.append(next) }
      }
    }
    return found
  }
}
