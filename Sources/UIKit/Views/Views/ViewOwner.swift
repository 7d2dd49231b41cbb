internal import Foundation

/// What a view asks the controller whose root it is.
@MainActor protocol ViewOwner: UIResponder {
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// What bars cover at the edges, in points.
  var barInsets: UIEdgeInsets { get }

  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
}
