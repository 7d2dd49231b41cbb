import CellDrawing

extension CatalogEntry {
  /// Returns the entries that a command takes: the entry itself, or an entry for each of its states. The animation of the
  /// states is the first one.
  ///
  /// Throws if an animation has no states, or a number that no file can hold.
  package func entries(of choice: StateChoice) throws(SequenceError) -> [CatalogEntry] {
    guard !states.isEmpty else {
      guard loopCount == nil else { throw .noStates(entry: name) }
      return choice == .animations ? [] : [self]
    }
    let entries = states.indices.map { index in
      var entry = self
      entry.name = "\(name)/\(states[index].name)"
      (entry.states, entry.loopCount) = ([], nil)
      entry.steps = steps + states[...index].map(\.steps)
      return entry
    }
    switch choice {
    case .asBuilt:
      var entry = self
      (entry.states, entry.loopCount) = ([], nil)
      return [entry]
    case .states: return entries
    case .animations: return [try animation(of: entries)]
    case .statesAndAnimations: return loopCount == nil ? entries : [try animation(of: entries)] + entries
    }
  }

  /// Returns the entry of the animation of the states, each of which is an entry.
  private func animation(of entries: [CatalogEntry]) throws(SequenceError) -> CatalogEntry {
    let loopCount = loopCount ?? 0
    guard (0...CatalogAnimation.maximumLoopCount).contains(loopCount) else {
      throw .invalidLoopCount(entry: name, count: loopCount)
    }
    var animation = CatalogAnimation(frames: [], loopCount: loopCount)
    for (state, entry) in zip(states, entries) {
      guard let duration = PNGFrameDuration(seconds: state.duration) else {
        throw .invalidDuration(entry: name, state: state.name, seconds: state.duration)
      }
      animation.frames.append(CatalogAnimation.Frame(state: state.name, entry: entry, duration: duration))
    }
    var animated = self
    animated.states = []
    animated.steps = entries.first?.steps ?? []
    animated.animation = animation
    return animated
  }
}

extension [CatalogEntry] {
  /// Returns the entries that a command takes of these, in their order.
  ///
  /// Throws if an entry, a state or an animation has the same files as another, whether or not the command draws both.
  package func entries(of choice: StateChoice) throws(SequenceError) -> [CatalogEntry] {
    if let collision = nameCollision { throw .sameFiles(collision) }
    var drawn: [CatalogEntry] = []
    for entry in self { drawn += try entry.entries(of: choice) }
    return drawn
  }
}
