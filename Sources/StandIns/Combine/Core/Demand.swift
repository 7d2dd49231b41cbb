extension Subscribers {
  /// The number of values that a subscriber wants.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number; nil if there is no maximum.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative")
      return Demand(max: value)
    }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let left = left.max, let right = right.max else { return .unlimited }
      let (sum, isTooLarge) = left.addingReportingOverflow(right)
      return isTooLarge ? .unlimited : Demand(max: sum)
    }

    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func += (left: inout Demand, right: Int) { left = left + right }

    public static func - (left: Demand, right: Int) -> Demand {
      left.max.map { Demand(max: Swift.max(0, $0 - right)) } ?? .unlimited
    }

    public static func -= (left: inout Demand, right: Int) { left = left - right }

    public static func * (left: Demand, right: Int) -> Demand {
      guard let count = left.max else { return .unlimited }
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: right)
      return isTooLarge ? .unlimited : Demand(max: product)
    }

    public static func < (left: Demand, right: Demand) -> Bool {
      switch (left.max, right.max) {
      case (let left?, let right?): left < right
      case (_?, nil): true
      default: false
      }
    }

    public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }

  /// The end of a publisher: it finished, or it failed.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)

    /// Returns the completion with another type of failure.
    func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Completion<Other> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
