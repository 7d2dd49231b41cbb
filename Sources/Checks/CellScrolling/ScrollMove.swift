package import Foundation

/// A movement of a finger on a table, together with other events at the same time.
package enum ScrollMove: Hashable, Sendable {
  /// Drags the content and lets go at a speed in points per second, above 0 towards the end. The finger comes back
  /// after some seconds, or never.
  case fling(velocity: CGFloat, seconds: Double = .infinity)
  /// Like `fling`. Halfway, a visible row expands, or collapses if it was expanded.
  case flingAndExpand(velocity: CGFloat, seconds: Double)
  /// Stops the content and holds it.
  case hold(seconds: Double)
  /// Stops the content and moves it to an offset, in points, one frame later.
  case drag(offset: CGFloat)
  /// Taps the status bar.
  case jumpToTop
  /// Turns the screen, flings the content there, and turns it back.
  case rotate(velocity: CGFloat, seconds: Double)
}

extension ScrollMove {
  /// The scroll gestures of a hurried reader: faster and faster flings, a hold, a change of direction, and a rest.
  package static let reading: [ScrollMove] = [
    .fling(velocity: 5_000, seconds: 0.5), .fling(velocity: 9_000, seconds: 0.6),
    .fling(velocity: 14_000, seconds: 0.8), .flingAndExpand(velocity: 20_000, seconds: 0.8),
    .fling(velocity: 24_000, seconds: 0.8), .hold(seconds: 0.1), .fling(velocity: -6_000, seconds: 0.3),
    .fling(velocity: 20_000, seconds: 0.9), .flingAndExpand(velocity: 24_000, seconds: 0.9),
    .fling(velocity: 24_000, seconds: 0.9), .fling(velocity: 24_000, seconds: 0.9), .hold(seconds: 0.1),
    .fling(velocity: 900),
  ]

  /// The movements in the middle of the rows: the content comes to rest, and the screen turns.
  package static let middle: [ScrollMove] = [
    .fling(velocity: 900), .rotate(velocity: 8_000, seconds: 0.8),
  ]
  /// The movements after the end is reached.
  package static let ending: [ScrollMove] = [.fling(velocity: 4_000), .jumpToTop]
}
