internal import CellSnapWatch
import CellDrawing
import Foundation

/// A drawing that the thread of its maker notes for longer than one call, and that may say that it goes on.
///
/// It is for drawings that wait on purpose, such as for a strategy with a time of its own.
package final class DrawingStay: Sendable {
  package let title: String
  private let thread = pthread_self()
  private let place: Mutex<Int32>

  /// Notes the drawing. Call `leave` on the same thread.
  package init(_ title: String) {
    self.title = title
    place = Mutex(cellsnap_watch_enter(title, title))
  }

  /// Starts the time for the drawing anew. It does nothing on another thread, which has no part in the drawing.
  package func renew() {
    guard pthread_equal(thread, pthread_self()) != 0 else { return }
    place.withLock { place in
      cellsnap_watch_leave(place)
      place = cellsnap_watch_enter(title, title)
    }
  }

  package func leave() { place.withLock { cellsnap_watch_leave($0) } }
}
