package import Foundation

/// What a finger does with a table, and what happens meanwhile.
package enum ScrollMove: Hashable, Sendable {
  /// Drags the content and lets go at a speed in points a second, above 0 towards the end; the finger comes back after
  /// some seconds, or never.
  case fling(velocity: CGFloat, seconds: Double = .infinity)
  /// The same, and half of the way a row in sight expands, or collapses where it was expanded.
  case flingAndExpand(velocity: CGFloat, seconds: Double)
  /// Stops the content and holds it.
  case hold(seconds: Double)
  /// Takes hold of the content and has it at an offset, in points, one frame later.
  case drag(offset: CGFloat)
  /// A tap on the status bar.
  case jumpToTop
  /// Turns the screen, flings the content there, and turns it back.
  case rotate(velocity: CGFloat, seconds: Double)
}

extension ScrollMove {
  /// A finger in a hurry, over and over: faster and faster, holding, turning around, letting it come to rest.
  package static let reading: [ScrollMove] = [
    .fling(velocity: 5_000, seconds: 0.5), .fling(velocity: 9_000, seconds: 0.6),
    .fling(velocity: 14_000, seconds: 0.8), .flingAndExpand(velocity: 20_000, seconds: 0.8),
    .fling(velocity: 24_000, seconds: 0.8), .hold(seconds: 0.1), .fling(velocity: -6_000, seconds: 0.3),
    .fling(velocity: 20_000, seconds: 0.9), .flingAndExpand(velocity: 24_000, seconds: 0.9),
    .fling(velocity: 24_000, seconds: 0.9), .fling(velocity: 24_000, seconds: 0.9), .hold(seconds: 0.1),
    .fling(velocity: 900),
  ]

  /// In the middle of the rows: comes to rest, and is turned.
  package static let middle: [ScrollMove] = [
    .fling(velocity: 900), .rotate(velocity: 8_000, seconds: 0.8),
  ]
  /// Once the end is reached.
  package static let ending: [ScrollMove] = [.fling(velocity: 4_000), .jumpToTop]
}
