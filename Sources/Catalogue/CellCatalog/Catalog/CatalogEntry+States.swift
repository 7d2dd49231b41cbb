public import Foundation

extension CatalogEntry {
  /// Returns the entry with a further state, which has pictures of its own.
  ///
  /// ```swift
  /// CatalogEntry("Feed") { FeedController(messages: .samples) }
  ///   .state("unread")
  ///   .state("liked") { $0.tap("row 0 likeButton") }
  /// ```
  ///
  /// A state has the name of the entry and its own, as in `Feed/liked`. Each begins with new content, to which the steps
  /// of all states up to it are done. The first state mostly has no steps: it shows the content as it is built.
  ///
  /// - Parameters:
  ///   - name: The name of the state, as a part of its pictures' names.
  ///   - duration: The time for which an animation shows the state, in seconds, from 0.001 to 65.535.
  ///   - steps: The steps of a user from the state before to this one.
  public func state(
    _ name: String, duration: TimeInterval = 1, steps: @escaping @MainActor (CatalogScreen) -> Void = { _ in }
  ) -> CatalogEntry {
    var entry = self
    entry.states.append(CatalogState(name: name, duration: duration, steps: steps))
    return entry
  }

  /// Returns the entry with an animated picture of its states beside the pictures of each state.
  ///
  /// ```swift
  /// CatalogEntry("Feed") { FeedController(messages: .samples) }
  ///   .state("unread", duration: 2)
  ///   .state("liked") { $0.tap("row 0 likeButton") }
  ///   .animated()
  /// ```
  ///
  /// The animated picture is an animated PNG with the name of the entry. Its frames have the size of the largest state.
  /// The rest of a smaller state is transparent.
  ///
  /// - Parameter loopCount: How often the states are shown; 0 means without end.
  public func animated(loopCount: Int = 0) -> CatalogEntry {
    var entry = self
    entry.loopCount = loopCount
    return entry
  }
}
