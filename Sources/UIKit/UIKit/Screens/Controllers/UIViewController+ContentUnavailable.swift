/// The view of a controller's content unavailable configuration, and whether the configuration has to be updated.
@MainActor struct ContentUnavailableParts {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  var needsUpdate = true
}

extension UIViewController {
  /// Updates the configuration before the first layout and after a request.
  func updateContentUnavailableIfNeeded() {
    guard contentUnavailable.needsUpdate else { return }
    contentUnavailable.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// The state with the controller's traits and with the text of its search bar.
  var standardContentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let text = madeNavigationItem?.searchController?.searchBar.text
    state.searchText = text.flatMap { $0.isEmpty ? nil : $0 }
    return state
  }

  /// Shows the configuration in front of everything else in the controller's view.
  func contentUnavailableConfigurationDidChange() {
    guard let configuration = contentUnavailable.configuration else {
      contentUnavailable.view?.removeFromSuperview()
      contentUnavailable.view = nil
      return
    }
    if let view = contentUnavailable.view, view.supports(configuration) {
      view.configuration = configuration
    } else {
      contentUnavailable.view?.removeFromSuperview()
      contentUnavailable.view = configuration.makeContentView()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Places the view of the configuration over the visible part of the controller's view.
  func layOutContentUnavailable() {
    guard let content = contentUnavailable.view, let view = viewIfLoaded else { return }
    if content.superview !== view { view.addSubview(content) } else { view.bringSubviewToFront(content) }
    if content.frame != view.bounds { content.frame = view.bounds }
  }
}
