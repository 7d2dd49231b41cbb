#if !os(Linux)
  internal import Foundation
  public import UIKit

  extension MFSLayoutEnvironment {
    /// The environment of the process, with the number of its changes.
    private struct Stored: Sendable {
      var environment: MFSLayoutEnvironment
      var identifier: Identifier
      var changeCount = 0

      init(_ environment: MFSLayoutEnvironment) {
        self.environment = environment
        identifier = Identifier(number: environment.number)
      }

      mutating func change(to new: MFSLayoutEnvironment) {
        guard new != environment else { return }
        environment = new
        identifier = Identifier(number: new.number)
        changeCount += 1
      }
    }

    private static let stored = MFSLocked(
      Stored(MFSLayoutEnvironment(language: Locale.preferredLanguages.first ?? "en")))

    /// The environment of the process. The main actor sets it, and Frames functions on any thread read it.
    public static var current: MFSLayoutEnvironment { stored.withLock { $0.environment } }

    static var currentIdentifier: Identifier { stored.withLock { $0.identifier } }

    /// The current environment's pixels per point. It is quicker to read than the whole environment.
    static var currentDisplayScale: CGFloat { stored.withLock { $0.environment.displayScale } }

    /// Makes an environment current. On Linux this function is unavailable, because the device determines the
    /// environment.
    @MainActor public static func setCurrent(_ environment: MFSLayoutEnvironment) {
      stored.withLock { $0.change(to: environment) }
    }

    /// Takes the values that a view's or controller's traits specify, and keeps all others.
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

    /// Runs `body` in an environment. Afterwards the previous environment is current again, even if `body` throws.
    @MainActor public static func using<Result, Failure: Error>(
      _ environment: MFSLayoutEnvironment, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let before = current
      setCurrent(environment)
      defer { setCurrent(before) }
      return try body()
    }

    /// Runs the steps of a view or controller, or the requests of a table, in the environment of its traits.
    @MainActor static func matching<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
      refresh(from: traits)
      return body()
    }

    /// The environment of a caller, read once for the key of a value and for its computation.
    struct Reading: Sendable {
      let identifier: Identifier
      private let changeCount: Int

      init() {
        (identifier, changeCount) = stored.withLock { ($0.identifier, $0.changeCount) }
      }

      /// Whether caches keep values that are computed in this environment. On Apple's platforms they always do.
      var keepsFrames: Bool { true }

      /// Computes a value, and returns whether the environment stayed the same during the computation.
      func compute<Value>(_ body: () -> Value) -> (value: Value, isOfOneEnvironment: Bool) {
        let value = body()
        return (value, stored.withLock { $0.changeCount } == changeCount)
      }

      /// Runs `body`. Unlike on Linux, it runs in the environment of the process.
      func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try body()
      }
    }
  }
#endif
