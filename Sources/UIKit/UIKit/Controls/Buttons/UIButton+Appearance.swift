import Foundation

extension UIAppearanceProxy where Target: UIButton {
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    record(
      "titleColor \(state.rawValue)",
      isFree: { button in
        let usual = AppearanceDefaults.instance(of: type(of: button)) as? UIButton
        return button.titleColor(for: state) == usual?.titleColor(for: state)
      }, { $0.setTitleColor(color, for: state) })
  }

  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    record(
      "backgroundImage \(state.rawValue)", isFree: { $0.backgroundImage(for: state) == nil },
      { $0.setBackgroundImage(image, for: state) })
  }
}
