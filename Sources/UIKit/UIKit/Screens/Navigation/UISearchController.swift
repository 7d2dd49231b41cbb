public import Foundation

/// A controller of a search bar in a navigation bar, with a controller for the results.
///
/// Unlike UIKit, it does not search by itself. The bar is drawn, but results are not.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open var searchBar: UISearchBar { ownSearchBar }
  private let ownSearchBar = UISearchBar(frame: .zero)
  open private(set) var searchResultsController: UIViewController?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search is active. Setting it updates the results.
  open var isActive = false { didSet { searchResultsUpdater?.updateSearchResults(for: self) } }
  /// - Note: No effect on the picture.
  open var obscuresBackgroundDuringPresentation = true
  /// - Note: No effect on the picture.
  open var hidesNavigationBarDuringPresentation = true
  /// - Note: No effect on the picture.
  open var automaticallyShowsCancelButton = true
  /// - Note: No effect on the picture.
  open var automaticallyShowsScopeBar = true
  /// - Note: No effect on the picture.
  open var showsSearchResultsController = false

  private func prepare() {
    searchBar.searchBarStyle = .minimal
    searchBar.placeholder = "Search"
  }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results. Unlike UIKit, it is called only when `isActive` is set, as nothing is typed.
  func updateSearchResults(for searchController: UISearchController)
}

/// A delegate of a search controller. Unlike UIKit, it is never called, as a search never begins.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// - Note: No effect on the picture.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// - Note: No effect on the picture.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// - Note: No effect on the picture.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// - Note: No effect on the picture.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
