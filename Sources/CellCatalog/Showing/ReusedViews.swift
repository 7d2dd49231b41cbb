package import Foundation
package import UIKit

/// Views of a table or collection that take over from each other, shown one at a time.
@MainActor
package protocol ReusedViews {
  associatedtype View: UIView

  var paths: [IndexPath] { get }

  /// A new view that never showed anything else.
  func freshView(at path: IndexPath) -> View?
  /// The view of the first place after it was put back and taken again for the second; nil where another was taken.
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
