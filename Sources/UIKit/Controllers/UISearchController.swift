public import Foundation

/// A search bar and where its results are shown. Unlike UIKit, nothing is searched for by itself.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  public let searchResultsController: UIViewController?
  /// Setting it asks for the results anew.
  open var isActive = false { didSet { searchResultsUpdater?.updateSearchResults(for: self) } }
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var showsSearchResultsController = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search coming and going, which never happens here.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
