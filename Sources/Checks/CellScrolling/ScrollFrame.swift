package import Foundation

/// One refresh of the screen, with the content's offset and the processor times of the frame in milliseconds.
package struct ScrollFrame: Hashable, Sendable {
  /// The content's offset in points.
  package var offset: CGFloat
  /// The time for callbacks of the scroll view, heights, cells, steps and layout.
  package var mainThread = 0.0
  /// The time until visible rows were prepared in the background.
  package var waiting = 0.0
  /// The time for recording and painting the views that appeared or changed.
  package var painting = 0.0
  /// The time for composing the screen from the cells' pictures.
  package var composing = 0.0
  /// An event besides scrolling, such as a rotation; nil for most frames.
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
