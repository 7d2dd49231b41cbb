public import Foundation

/// The state that decides whether a table should fetch its next view models, including the loading flag.
public struct MFSTablePaging: Sendable, Hashable {
  /// The state of the fetching of pages.
  public enum Phase: Sendable, Hashable {
    case idle
    case loading
    /// The last page has arrived.
    case finished
  }

  /// The maximum remaining content, from the top of the visible part, at which the next page is fetched. It is
  /// measured in heights of the table: a tenth of a height remains below the visible part.
  public static let threshold: CGFloat = 1.1

  public private(set) var phase: Phase = .idle

  public init() {}

  public var isLoading: Bool { phase == .loading }

  /// Sets the loading flag and returns true if little content remains and nothing is loading.
  ///
  /// - Parameters:
  ///   - remaining: The content from the top of the visible part to its end, in points.
  ///   - tableHeight: The table's height in points.
  public mutating func beginIfNeeded(remaining: CGFloat, tableHeight: CGFloat) -> Bool {
    guard phase == .idle, tableHeight > 0, remaining <= Self.threshold * tableHeight else { return false }
    phase = .loading
    return true
  }

  /// Clears the loading flag. An empty page was the last one.
  public mutating func end(pageIsEmpty: Bool) {
    guard phase == .loading else { return }
    phase = pageIsEmpty ? .finished : .idle
  }

  /// Clears the loading flag after a failure, so that the next scroll tries again.
  public mutating func fail() {
    guard phase == .loading else { return }
    phase = .idle
  }

  /// Starts again, as for other content.
  public mutating func reset() {
    phase = .idle
  }
}
