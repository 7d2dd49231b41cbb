public import Foundation

/// A delegate that receives the events of a search bar.
///
/// Unlike UIKit, nothing is ever typed, and the scopes and the buttons in the field take no taps. The methods about the
/// beginning and end of editing are called when the app, or a step of a state, edits the field. The method of the cancel
/// button is called by the button's actions.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// - Note: No effect on the picture.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// - Note: No effect on the picture.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// - Note: No effect on the picture.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// - Note: No effect on the picture.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// - Note: No effect on the picture.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// - Note: No effect on the picture.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
}

extension UISearchBar {
  var allowsEditingToBegin: Bool { delegate?.searchBarShouldBeginEditing(self) != false }
  var allowsEditingToEnd: Bool { delegate?.searchBarShouldEndEditing(self) != false }

  /// Tells the delegate, and then the search controller that the bar belongs to.
  func editingDidBegin() {
    delegate?.searchBarTextDidBeginEditing(self)
    didBeginEditing?()
  }
  func editingDidEnd() { delegate?.searchBarTextDidEndEditing(self) }
}
