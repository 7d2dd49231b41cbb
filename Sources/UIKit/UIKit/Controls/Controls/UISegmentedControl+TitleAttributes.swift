public import Foundation

extension UISegmentedControl {
  /// Sets the attributes of the titles in a state. A state without an attribute has the one of the normal state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Returns the attributes with which a title is shown.
  func shownTitleAttributes(isSelected: Bool, isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    var states: [UIControl.State] = [.normal]
    if isSelected { states.append(.selected) }
    if !isEnabled { states.append(.disabled) }
    if isSelected, !isEnabled { states.append([.selected, .disabled]) }
    return states.compactMap { titleAttributes[$0] }.reduce(into: [:]) { all, own in
      all.merge(own) { $1 }
    }
  }
}

extension UIAppearanceProxy where Target: UISegmentedControl {
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    record(
      "titleTextAttributes \(state.rawValue)", isFree: { $0.titleTextAttributes(for: state) == nil },
      { $0.setTitleTextAttributes(attributes, for: state) })
  }
}
