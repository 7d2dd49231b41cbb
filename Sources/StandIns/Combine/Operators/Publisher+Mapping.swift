extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    .init(self) { Steps { .value(transform($0)) } }
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    .init(self) { Steps(throwing: { .value(try transform($0)) }) }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  public func map<T0, T1>(
    _ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>
  ) -> Publishers.Map<Self, (T0, T1)> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  public func map<T0, T1, T2>(
    _ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>, _ third: KeyPath<Output, T2>
  ) -> Publishers.Map<Self, (T0, T1, T2)> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    .init(self) { Steps { transform($0).map { .value($0) } ?? .nothing } }
  }

  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryMap<Self, T> {
    .init(self) { Steps(throwing: { try transform($0).map { .value($0) } ?? .nothing }) }
  }

  public func replaceNil<T>(with value: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? value }
  }

  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    .init(self) {
      var result = initial
      return Steps {
        result = next(result, $0)
        return .value(result)
      }
    }
  }

  public func tryScan<T>(
    _ initial: T, _ next: @escaping (T, Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    .init(self) {
      var result = initial
      return Steps(throwing: {
        result = try next(result, $0)
        return .value(result)
      })
    }
  }

  /// Returns the publisher. Unlike in Combine, nothing is printed.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Self { self }
}
