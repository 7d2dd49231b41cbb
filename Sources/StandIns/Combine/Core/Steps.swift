/// The outcome of one value in an operator.
enum Step<Output, Failure: Error> {
  case value(Output)
  case nothing
  /// A value after which the operator finishes.
  case last(Output)
  case end(Subscribers.Completion<Failure>)
}

/// The work of an operator on one subscription.
struct Steps<Input, InputFailure: Error, Output, Failure: Error> {
  var value: (Input) -> Step<Output, Failure>
  var ending: (Subscribers.Completion<InputFailure>) -> Step<Output, Failure>
  /// Returns how many values must come in for so many that go out.
  var demand: (Subscribers.Demand) -> Subscribers.Demand = { $0 }
  /// The number of further values that a value without outcome makes necessary.
  var demandForNothing = Subscribers.Demand.max(1)
  /// Whether the operator finishes before the first value.
  var isEnded = false
}

extension Steps where InputFailure == Failure {
  /// Creates steps that leave the completion as it is.
  init(_ value: @escaping (Input) -> Step<Output, Failure>) {
    self.init(value: value, ending: { .end($0) })
  }
}

extension Steps where Failure == any Error {
  /// Creates steps that fail where the closure throws.
  init(throwing value: @escaping (Input) throws -> Step<Output, any Error>) {
    self.init(
      value: { input in
        do { return try value(input) } catch { return .end(.failure(error)) }
      }, ending: { .end($0.mapFailure { $0 }) })
  }
}
