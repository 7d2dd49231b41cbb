package import Foundation

/// One refresh of the screen: where the content was and what the frame took of a processor, in milliseconds.
package struct ScrollFrame: Hashable, Sendable {
  /// In points.
  package var offset: CGFloat
  /// Callbacks of the scroll view, heights, cells, steps and layout.
  package var mainThread = 0.0
  /// Until rows that came into sight were prepared in the background.
  package var waiting = 0.0
  /// Recording and painting what came into view or changed.
  package var painting = 0.0
  /// Putting the cells' pictures together.
  package var composing = 0.0
  /// What happened beside scrolling, such as a rotation; nil for most frames.
  package var event: String?

  package init(
    offset: CGFloat, mainThread: Double = 0, waiting: Double = 0, painting: Double = 0, composing: Double = 0,
    event: String? = nil
  ) {
    self.offset = offset
    self.mainThread = mainThread
    self.waiting = waiting
    self.painting = painting
    self.composing = composing
    self.event = event
  }

  package var total: Double { mainThread + waiting + painting + composing }
}
