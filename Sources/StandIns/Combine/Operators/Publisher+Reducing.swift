extension Publisher {
  /// Returns a publisher of one value, made from all values when they end.
  private func result<State, T>(
    of initial: @escaping () -> State, _ step: @escaping (inout State, Output) -> T?,
    _ end: @escaping (State) -> T?
  ) -> Publishers.Map<Self, T> {
    .init(self) {
      var state = initial()
      return Steps(
        value: { value in step(&state, value).map { .last($0) } ?? .nothing },
        ending: { completion in
          guard case .finished = completion, let result = end(state) else { return .end(completion) }
          return .last(result)
        }, demand: { $0 > .none ? .unlimited : .none }, demandForNothing: .none)
    }
  }

  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> Publishers.Map<Self, T> {
    result(
      of: { initial },
      { state, value in
        state = next(state, value)
        return nil
      }, { $0 })
  }

  public func collect() -> Publishers.Map<Self, [Output]> {
    result(
      of: { [Output]() },
      { state, value in
        state.append(value)
        return nil
      }, { $0 })
  }

  public func count() -> Publishers.Map<Self, Int> { reduce(0) { count, _ in count + 1 } }

  public func last() -> Publishers.Selected<Self> { last { _ in true } }

  public func last(where isWanted: @escaping (Output) -> Bool) -> Publishers.Selected<Self> {
    result(
      of: { nil as Output? },
      { state, value in
        if isWanted(value) { state = value }
        return nil
      }, { $0 })
  }

  public func contains(where isWanted: @escaping (Output) -> Bool) -> Publishers.Map<Self, Bool> {
    result(of: { false }, { _, value in isWanted(value) ? true : nil }, { $0 })
  }

  public func allSatisfy(_ isWanted: @escaping (Output) -> Bool) -> Publishers.Map<Self, Bool> {
    result(of: { true }, { _, value in isWanted(value) ? nil : false }, { $0 })
  }

  public func replaceEmpty(with value: Output) -> Publishers.Selected<Self> {
    .init(self) {
      var isEmpty = true
      return Steps(
        value: {
          isEmpty = false
          return .value($0)
        },
        ending: { completion in
          if case .finished = completion, isEmpty { .last(value) } else { .end(completion) }
        })
    }
  }

  public func collect(_ count: Int) -> Publishers.Map<Self, [Output]> {
    precondition(count > 0, "collect needs a positive number")
    return .init(self) {
      var values: [Output] = []
      return Steps(
        value: {
          values.append($0)
          guard values.count == count else { return .nothing }
          defer { values = [] }
          return .value(values)
        },
        ending: { completion in
          if case .finished = completion, !values.isEmpty { .last(values) } else { .end(completion) }
        }, demand: { $0 * count }, demandForNothing: .none)
    }
  }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Map<Publishers.Map<Self, [Output]>, Output> {
    collect().compactMap { $0.max() }
  }

  public func min() -> Publishers.Map<Publishers.Map<Self, [Output]>, Output> {
    collect().compactMap { $0.min() }
  }
}
