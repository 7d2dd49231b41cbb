public import Foundation

extension UIBarItem: UIAppearance {}

extension UIAppearanceProxy where Target: UIBarItem {
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    record(
      "titleTextAttributes \(state.rawValue)", isFree: { $0.titleTextAttributes(for: state) == nil },
      { $0.setTitleTextAttributes(attributes, for: state) })
  }
}
