internal import CellNibs
internal import Foundation

extension UIVisualEffectView {
  static let visualEffectViewNibSettings = NibSettings(UIVisualEffectView.self) {
    $0.embedded("contentView") { $0.contentView }
    $0.custom(["blurEffect", "vibrancyEffect"]) { part in
      let effects = part.object.children
      if let blur = effects.first(where: { $0.element == "blurEffect" }) {
        guard let effect = UIVisualEffectView.blur(blur, part) else { return nil }
        return { view, _ in view.effect = effect }
      }
      guard let vibrancy = effects.first(where: { $0.element == "vibrancyEffect" }) else { return nil }
      let blur =
        vibrancy.children.first { $0.element == "blurEffect" }
        .flatMap { UIVisualEffectView.blur($0, part) } ?? UIBlurEffect(style: .regular)
      let style = part.part(vibrancy).word("style", UIVibrancyEffectStyle.nibWords)
      let effect =
        style.map { UIVibrancyEffect(blurEffect: blur, style: $0) } ?? UIVibrancyEffect(blurEffect: blur)
      return { view, _ in view.effect = effect }
    }
  }

  private static func blur(_ written: NibObject, _ part: NibPart) -> UIBlurEffect? {
    part.part(written).word("style", UIBlurEffect.Style.nibWords).map { UIBlurEffect(style: $0) }
  }
}

extension UIBlurEffect.Style {
  fileprivate static let nibWords: [String: UIBlurEffect.Style] = Dictionary(
    UIBlurEffect.Style.allCases.map { ("\($0)", $0) }
  ) { first, _ in first }
}

extension UIVibrancyEffectStyle {
  fileprivate static let nibWords: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]
}
