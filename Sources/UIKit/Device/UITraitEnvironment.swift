@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
