/// What a cell shows, as a value, from which a view is made.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// Unlike UIKit, nothing calls it: a cell shows a configuration as it was set.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: UIView {
  var configuration: any UIContentConfiguration { get set }
}

/// The states that a configuration may follow.
@preconcurrency @MainActor public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The states of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
