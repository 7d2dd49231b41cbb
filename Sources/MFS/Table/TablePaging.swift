public import Foundation

/// Whether a table is to fetch its next view models: a value with the loading flag in it.
public struct TablePaging: Sendable, Hashable {
  /// Where the fetching of pages stands.
  public enum Phase: Sendable, Hashable {
    case idle
    case loading
    /// The last page is there.
    case finished
  }

  /// How many heights of the table may be left from the top of its visible part before the next page is fetched: a
  /// tenth of a height below it.
  public static let threshold: CGFloat = 1.1

  public private(set) var phase: Phase = .idle

  public init() {}

  public var isLoading: Bool { phase == .loading }

  /// Sets the loading flag and says to load, when little content remains and nothing is loading.
  ///
  /// - Parameters:
  ///   - remaining: the content from the top of the visible part to its end, in points.
  ///   - tableHeight: in points.
  public mutating func beginIfNeeded(remaining: CGFloat, tableHeight: CGFloat) -> Bool {
    guard phase == .idle, tableHeight > 0, remaining <= Self.threshold * tableHeight else { return false }
    phase = .loading
    return true
  }

  /// Clears the loading flag; an empty page was the last one.
  public mutating func end(pageIsEmpty: Bool) {
    guard phase == .loading else { return }
    phase = pageIsEmpty ? .finished : .idle
  }

  /// Clears the loading flag after a failure, so that the next scroll tries again.
  public mutating func fail() {
    guard phase == .loading else { return }
    phase = .idle
  }

  /// Begins anew, as for other content.
  public mutating func reset() {
    phase = .idle
  }
}
