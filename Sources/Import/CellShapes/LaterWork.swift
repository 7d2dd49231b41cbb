internal import UIKit

/// The work that an app leaves to the main queue while its view is made and filled. It is done before the picture.
@MainActor public enum LaterWork {
  private static var pending: [() -> Void]?

  /// The maximum number of steps, as work may ask for further work without end.
  private static let maximumCount = 1_000

  /// Keeps work for the view that is being made. Returns false where there is no such view.
  public nonisolated static func keep(_ work: @escaping () -> Void) -> Bool {
    guard CurrentDevice.isMain else { return false }
    // Safe: the guard has seen the main thread, and the work stays on it.
    nonisolated(unsafe) let work = work
    return MainActor.assumeIsolated {
      guard pending != nil else { return false }
      pending?.append(work)
      return true
    }
  }

  static func begin() { pending = [] }

  static func end() { pending = nil }

  /// Does the work. A stub can interrupt each part of it.
  static func run(for entry: String) {
    var count = 0
    while let next = pending?.first, count < maximumCount {
      pending?.removeFirst()
      count += 1
      InterruptibleWork.run(for: entry) { next() }
    }
  }
}
