internal import CellCatalog
public import Foundation
public import UIKit

/// The making of views for a catalogue whose entries are filled with samples.
@MainActor public enum SampleViews {
  /// The error that a view could not be made.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Returns the object of a class in a nib file.
  public static func fromNib<View: UIView>(_ name: String, in bundle: Bundle) throws -> View {
    let objects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil)
    guard let view = objects.lazy.compactMap({ $0 as? View }).first else {
      throw Failure(description: "\(name).xib has no object of the class \(View.self)")
    }
    return view
  }

  /// Returns a new cell of a storyboard's prototype, by its class.
  public static func fromStoryboard<View: UIView>(_ name: String, in bundle: Bundle) throws -> View {
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    guard let view = storyboard.prototype(ofClass: String(describing: View.self)) as? View else {
      throw Failure(description: "\(name).storyboard has no prototype of the class \(View.self)")
    }
    return view
  }

  /// The frame with which a collection makes its cell; empty if the app's layout gives a side no length.
  public static var frame: CGRect {
    guard let size = size?(UIScreen.main.bounds.size), let width = size.width, let height = size.height else {
      return .zero
    }
    return CGRect(x: 0, y: 0, width: width.rounded(), height: height.rounded())
  }

  /// Returns the size of the view that is being made, on a screen of a size in points; nil if nothing is known of it.
  private static var size: (@MainActor (_ screen: CGSize) -> SampleSize)?

  /// Makes a view to which the app's layout gives a size.
  static func making(
    with size: @escaping @MainActor (_ screen: CGSize) -> SampleSize, _ make: () -> CatalogEntry.Content
  ) -> CatalogEntry.Content {
    let outer = Self.size
    // The last size of an entry is the outermost one.
    Self.size = outer ?? size
    defer { Self.size = outer }
    return make()
  }

  /// Throws for an initialiser that returned nil.
  public static func none<View: UIView>() throws -> View {
    throw Failure(description: "the initialiser of \(View.self) returned nil")
  }

  /// Shows a text in a table's cell that has no views of its own, as an app's controller does.
  static func fillIfEmpty(_ view: UIView) {
    guard let cell = view as? UITableViewCell, cell.contentView.subviews.isEmpty else { return }
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
  }

  /// Lets the lists in a view ask for their cells again, as they may have asked before the view was filled.
  static func reloadLists(in view: UIView, for entry: String) {
    for part in view.withDescendants {
      if let table = part as? UITableView, table.dataSource != nil {
        InterruptibleWork.run(for: entry) { table.reloadData() }
      } else if let collection = part as? UICollectionView, collection.dataSource != nil {
        InterruptibleWork.run(for: entry) { collection.reloadData() }
      }
    }
  }
}

extension UIView {
  /// The view and everything in it.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
