#if !os(Linux)
  internal import Foundation
  public import UIKit

  extension LayoutEnvironment {
    /// The environment of the process, and how often it changed.
    private struct Stored: Sendable {
      var environment: LayoutEnvironment
      var identifier: Identifier
      var changeCount = 0

      init(_ environment: LayoutEnvironment) {
        self.environment = environment
        identifier = Identifier(number: environment.number)
      }

      mutating func change(to new: LayoutEnvironment) {
        guard new != environment else { return }
        environment = new
        identifier = Identifier(number: new.number)
        changeCount += 1
      }
    }

    private static let stored = Locked(
      Stored(LayoutEnvironment(language: Locale.preferredLanguages.first ?? "en")))

    /// The environment of the process: set on the main actor, read by Frames functions on any thread.
    public static var current: LayoutEnvironment { stored.withLock { $0.environment } }

    static var currentIdentifier: Identifier { stored.withLock { $0.identifier } }

    /// Pixels a point, without the rest.
    static var currentDisplayScale: CGFloat { stored.withLock { $0.environment.displayScale } }

    /// Makes an environment current; on Linux it is unavailable, since there the device tells it.
    @MainActor public static func setCurrent(_ environment: LayoutEnvironment) {
      stored.withLock { $0.change(to: environment) }
    }

    /// Takes over what a view's or controller's traits say and keeps the rest.
    ///
    /// - Parameter language: the language that traits don't carry, or nil to keep the current one.
    @MainActor public static func refresh(from traits: UITraitCollection, language: String? = nil) {
      stored.withLock { stored in
        var environment = stored.environment
        _ = environment.take(traits)
        if let language { environment.language = language }
        stored.change(to: environment)
      }
    }

    /// Runs `body` in an environment; afterwards, and where `body` throws, the one before is current again.
    @MainActor public static func using<Result, Failure: Error>(
      _ environment: LayoutEnvironment, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let before = current
      setCurrent(environment)
      defer { setCurrent(before) }
      return try body()
    }

    /// Runs the steps of a view or controller, or what a table asks for, in the environment that its traits tell.
    @MainActor static func matching<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
      refresh(from: traits)
      return body()
    }

    /// The environment that a caller found once, for the key of a value and for computing it.
    struct Reading: Sendable {
      let identifier: Identifier
      private let changeCount: Int

      init() {
        (identifier, changeCount) = stored.withLock { ($0.identifier, $0.changeCount) }
      }

      /// Whether caches keep what is computed in it: on Apple's platforms always.
      var keepsFrames: Bool { true }

      /// Computes a value, and says whether all of it was in this environment.
      func compute<Value>(_ body: () -> Value) -> (value: Value, isOfOneEnvironment: Bool) {
        let value = body()
        return (value, stored.withLock { $0.changeCount } == changeCount)
      }

      /// Runs `body`; unlike on Linux, in the environment of the process.
      func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try body()
      }
    }
  }
#endif
