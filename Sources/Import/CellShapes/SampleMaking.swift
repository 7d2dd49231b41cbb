internal import CellCatalog
internal import UIKit

/// The making of an entry's view, which a stub can interrupt.
@MainActor final class SampleMaking<View: UIView> {
  /// The view, or as much of it as there was at the interruption; nil if there was none.
  private(set) var view: View?
  /// Whether the initialisers ended.
  private(set) var hasEnded = false
  /// Whether an initialiser did what ends a program.
  private(set) var hasCrashed = false
  private(set) var error: (any Error)?
  /// The first view of the class. All of its own properties have values when UIKit's initialiser ends.
  private var first: View?

  init(of entry: String, _ make: @escaping @MainActor () throws -> View) {
    let outer = UIView.hasMade
    UIView.hasMade = { [self] view in
      if first == nil { first = view as? View }
      outer?(view)
    }
    let end = InterruptibleWork.run(survivingCrashes: true) { [self] in
      do {
        view = try make()
      } catch {
        self.error = error
      }
    }
    UIView.hasMade = outer
    hasEnded = end == .ended
    hasCrashed = end == .crashed
    if end == .interrupted { InterruptibleWork.reportInterruption(of: entry) }
    if !hasEnded { view = first }
    first = nil
  }
}
