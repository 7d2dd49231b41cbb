package import Foundation
package import UIKit

/// Views of a table or collection that are reused, shown one at a time.
@MainActor
package protocol ReusedViews {
  associatedtype View: UIView

  var paths: [IndexPath] { get }

  /// Returns a new view that never showed anything else.
  func freshView(at path: IndexPath) -> View?
  /// Returns the view of the first place after it was reused for the second, or nil if another view was used.
  func reusedView(at path: IndexPath, after first: IndexPath) -> View?
  func identifier(of view: View) -> String?
  func name(of path: IndexPath, in place: EntryPlace) -> String
}

extension TableRows: ReusedViews {
  package func freshView(at path: IndexPath) -> UITableViewCell? { freshCell(at: path) }

  package func reusedView(at path: IndexPath, after first: IndexPath) -> UITableViewCell? {
    reusedCell(at: path, after: first)
  }

  package func identifier(of view: UITableViewCell) -> String? { view.reuseIdentifier }

  package func name(of path: IndexPath, in place: EntryPlace) -> String { place.name(ofRow: path) }
}
