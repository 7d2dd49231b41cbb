extension Publisher {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    .init(self) { Steps { isIncluded($0) ? .value($0) : .nothing } }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryMap<Self, Output> {
    .init(self) { Steps(throwing: { try isIncluded($0) ? .value($0) : .nothing }) }
  }

  public func removeDuplicates(
    by areEqual: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    .init(self) {
      var last: Output?
      return Steps { value in
        defer { last = value }
        return last.map { areEqual($0, value) } == true ? .nothing : .value(value)
      }
    }
  }

  public func first() -> Publishers.First<Self> {
    .init(self) { Steps { .last($0) } }
  }

  public func first(where isWanted: @escaping (Output) -> Bool) -> Publishers.First<Self> {
    .init(self) { Steps { isWanted($0) ? .last($0) : .nothing } }
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    .init(self) {
      var left = count
      return Steps {
        guard left > 0 else { return .value($0) }
        left -= 1
        return .nothing
      }
    }
  }

  public func drop(while isDropped: @escaping (Output) -> Bool) -> Publishers.Drop<Self> {
    .init(self) {
      var isOpen = false
      return Steps {
        isOpen = isOpen || !isDropped($0)
        return isOpen ? .value($0) : .nothing
      }
    }
  }

  public func prefix(_ maximum: Int) -> Publishers.Selected<Self> {
    .init(self) {
      var left = maximum
      var steps = Steps<Output, Failure, Output, Failure> {
        left -= 1
        return left > 0 ? .value($0) : .last($0)
      }
      steps.isEnded = maximum <= 0
      return steps
    }
  }

  public func prefix(while isKept: @escaping (Output) -> Bool) -> Publishers.Selected<Self> {
    .init(self) { Steps { isKept($0) ? .value($0) : .end(.finished) } }
  }

  public func output(at index: Int) -> Publishers.First<Publishers.Drop<Self>> {
    dropFirst(index).first()
  }

  public func output(in range: Range<Int>) -> Publishers.Selected<Publishers.Drop<Self>> {
    dropFirst(range.lowerBound).prefix(range.count)
  }

  public func ignoreOutput() -> Publishers.Map<Self, Never> {
    .init(self) { Steps { _ in .nothing } }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }

  public func contains(_ value: Output) -> Publishers.Map<Self, Bool> { contains { $0 == value } }
}
