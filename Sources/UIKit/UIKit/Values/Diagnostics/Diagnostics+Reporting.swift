package import CellDrawing

extension Diagnostics {
  /// A function that is called with each diagnostic at once. `isCollected` says whether a collector takes it to a picture.
  package typealias Listener = @Sendable (_ diagnostic: Diagnostic, _ isCollected: Bool) -> Void

  /// A listener in a struct, because a mutex wraps a function of its own into another function at each access.
  private struct Hearing: Sendable {
    let listener: Listener
  }

  private static let hearing = Mutex<Hearing?>(nil)

  /// Reports something that is about no view.
  ///
  /// - Parameter isOfTheMoment: Whether this machine could not draw something at this moment.
  package static func report(_ message: String, isOfTheMoment: Bool = false) {
    var diagnostic = Diagnostic(message)
    diagnostic.isOfTheMoment = isOfTheMoment
    current.add(diagnostic)
    hearing.withLock { $0 }?.listener(diagnostic, isCollecting)
  }

  /// Gives diagnostics that another collector took to the collector around the caller.
  package static func report(_ diagnostics: [Diagnostic]) {
    let current = current
    for diagnostic in diagnostics { current.add(diagnostic) }
  }

  /// The things that the machine could not draw at the moment, as the collector around the caller knows them.
  package static var absences: [Diagnostic] { current.ofTheMoment }

  /// Calls `listener` with each diagnostic about no view when it is reported, on the thread that reports it.
  ///
  /// A file that cannot be read is often why the process crashes a moment later, before a picture is there.
  package static func listen(_ listener: @escaping Listener) {
    hearing.withLock { $0 = Hearing(listener: listener) }
  }

  /// Returns what was reported outside of any `collecting`, and removes it.
  package static func takeUnclaimed() -> [Diagnostic] { UnclaimedDiagnostics.shared.takeAll() }

  /// Returns what the caller's task reported outside of any `collecting`, and removes it.
  package static func takeUnclaimedOfTask() -> [Diagnostic] {
    let task = withUnsafeCurrentTask { $0?.hashValue }
    return UnclaimedDiagnostics.shared.collector(ofTask: task).take()
  }
}

/// The diagnostics that are reported outside of any `collecting`, by task.
final class UnclaimedDiagnostics: Sendable {
  static let shared = UnclaimedDiagnostics()

  /// The maximum number of tasks that have a collector of their own. Others share one.
  private static let maximumCount = 1_000
  private let collectors = Mutex<[Int?: Diagnostics]>([:])

  func collector(ofTask task: Int?) -> Diagnostics {
    collectors.withLock { collectors in
      let task = collectors.count < Self.maximumCount ? task : nil
      if let collector = collectors[task] { return collector }
      let collector = Diagnostics()
      collectors[task] = collector
      return collector
    }
  }

  func takeAll() -> [Diagnostic] {
    let collectors = collectors.withLock { collectors in
      defer { collectors = [:] }
      return collectors.values.map { $0 }
    }
    let all = Diagnostics()
    for diagnostic in collectors.flatMap({ $0.take() }) { all.add(diagnostic) }
    return all.take()
  }
}
