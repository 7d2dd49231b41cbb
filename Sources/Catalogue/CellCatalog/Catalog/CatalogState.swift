package import Foundation

/// A state of an entry, such as expanded, with the steps that lead to it from the state before.
package struct CatalogState {
  package var name: String
  /// The time for which an animation shows the state, in seconds.
  package var duration: TimeInterval
  package var steps: @MainActor (CatalogScreen) -> Void
}
