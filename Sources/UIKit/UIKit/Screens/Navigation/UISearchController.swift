public import Foundation

/// A controller of a search bar in a navigation bar, with a controller for the results.
///
/// Unlike UIKit, nothing is typed. The bar is drawn, but results are not.
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
  /// Whether the search is active, as after its bar began to be edited. Setting it updates the results. Unlike UIKit, the
  /// bar looks the same, and a warning says so.
  open var isActive = false { didSet { activityDidChange(from: oldValue) } }
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

  private func activityDidChange(from wasActive: Bool) {
    guard isActive != wasActive else {
      searchResultsUpdater?.updateSearchResults(for: self)
      return
    }
    if isActive {
      Diagnostics.report("UISearchController.isActive is true, and CellSnap draws the bar as if it were not")
      delegate?.presentSearchController(self)
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    let isPresented = isActive
    AnimationClock.shared.end(after: Self.presentingDuration, isAnimated: true) { [weak self] in
      guard let self else { return }
      if isPresented {
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.didDismissSearchController(self)
      }
    }
  }

  private func prepare() {
    searchBar.searchBarStyle = .minimal
    searchBar.placeholder = "Search"
    searchBar.didBeginEditing = { [weak self] in self?.isActive = true }
  }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results. Unlike UIKit, it is called only when the bar begins to be edited and when `isActive` is set, as
  /// nothing is typed.
  func updateSearchResults(for searchController: UISearchController)
}

/// A delegate of a search controller. It is told when the search becomes active and when it ends: at once, and again after
/// the time of an animation.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called first when the search becomes active. Unlike UIKit, a controller that it presents does not replace the default
  /// presentation.
  func presentSearchController(_ searchController: UISearchController)
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {}
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
