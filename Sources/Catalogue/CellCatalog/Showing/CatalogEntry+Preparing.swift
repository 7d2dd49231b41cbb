package import MFS
package import UIKit

extension CatalogEntry {
  /// The entry with something done to its controller before that appears.
  func preparing(_ prepare: @escaping @MainActor (UIViewController) -> Void) -> CatalogEntry {
    var entry = self
    entry.build = { [build] in
      let content = build()
      if case .controller(let controller) = content { prepare(controller) }
      return content
    }
    return entry
  }

  /// Returns the entry with its content built inside of `around`.
  package func building(_ around: @escaping @MainActor (@MainActor () -> Content) -> Content) -> CatalogEntry
  {
    var entry = self
    entry.build = { [build] in around(build) }
    return entry
  }

  /// The controllers in the pattern of a new content that is not shown; none of an entry that is a view.
  @MainActor
  package func buildPatternControllers() -> [any UIViewController & MFSController] {
    guard case .controller(let controller) = build() else { return [] }
    return controller.patternControllers
  }
}
