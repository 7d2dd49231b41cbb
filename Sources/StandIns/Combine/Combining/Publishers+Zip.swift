extension Publishers {
  /// A publisher of the values of two publishers, in pairs or groups by their order.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Joining.inOrder.run(JoinedSource(a), JoinedSource(b), into: subscriber)
    }
  }

  /// A publisher of the values of three publishers, in pairs or groups by their order.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Joining.inOrder.run(JoinedSource(a), JoinedSource(b), JoinedSource(c), into: subscriber)
    }
  }

  /// A publisher of the values of four publishers, in pairs or groups by their order.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Joining.inOrder.run(
        JoinedSource(a), JoinedSource(b), JoinedSource(c), JoinedSource(d), into: subscriber)
    }
  }
}

extension Publisher {
  public func zip<B: Publisher>(_ b: B) -> Publishers.Zip<Self, B>
  where B.Failure == Failure {
    .init(self, b)
  }

  public func zip<B: Publisher, T>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> AnyPublisher<T, Failure> where B.Failure == Failure {
    zip(b).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }

  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    .init(self, b, c)
  }

  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0.0, $0.1, $0.2) }.eraseToAnyPublisher()
  }

  public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    .init(self, b, c, d)
  }

  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    zip(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }.eraseToAnyPublisher()
  }
}
