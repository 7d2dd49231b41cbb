internal import Foundation

/// The reports of wrong use of the library. Each sentence is reported once.
///
/// A catalogue of CellSnap receives them as diagnostics of its pictures.
public enum MFSWarnings {
  private struct State: Sendable {
    var said: Set<String> = []
    var handler: @Sendable (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  }

  private static let state = MFSLocked(State())
  private static let sentenceLimit = 1000

  /// The closure that receives every new sentence, on the thread that caused it.
  ///
  /// By default it writes to standard error, which is the console in an app: an app that sets no closure would
  /// otherwise never learn of its mistake.
  public static var handler: @Sendable (String) -> Void {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// Allows every sentence to be reported again.
  public static func reset() {
    state.withLock { $0.said.removeAll() }
  }

  /// Reports a sentence of one line, unless it was reported before.
  public static func report(_ sentence: @autoclosure () -> String) {
    let text = sentence()
    let handler = state.withLock { state -> (@Sendable (String) -> Void)? in
      guard state.said.count < sentenceLimit, state.said.insert(text).inserted else { return nil }
      return state.handler
    }
    handler?(text)
  }
}
