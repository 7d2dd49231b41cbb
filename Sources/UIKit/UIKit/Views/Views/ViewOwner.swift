internal import Foundation

/// The controller of a root view, as the view sees it.
@MainActor protocol ViewOwner: UIResponder {
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  var automaticallyAdjustsScrollViewInsets: Bool { get }
  /// The insets that bars cover at the edges, in points.
  var barInsets: UIEdgeInsets { get }

  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  func updateViewConstraints()
  func viewSafeAreaInsetsDidChange()
  /// Calls `viewLayoutMarginsDidChange` if the root view's margins have changed since the last call.
  func reportLayoutMargins()
  /// Reports an app's own methods that an iPhone would call.
  func reportUncalledMembers()
  func updateContentUnavailableIfNeeded()
  func layOutContentUnavailable()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
}
