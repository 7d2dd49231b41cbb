extension UIButton {
  /// Unlike UIKit, a button without a title is not named after its image's file.
  var buttonAccessibility: StandardAccessibility {
    var accessibility = controlAccessibility
    accessibility.isElement = true
    accessibility.label = spokenTitle ?? (configuration?.image ?? currentImage)?.accessibilityLabel
    accessibility.traits.insert(.button)
    return accessibility
  }

  private var spokenTitle: String? {
    let title =
      configuration?.attributedTitle.map { String($0.characters) } ?? configuration?.title
      ?? currentAttributedTitle?.string ?? currentTitle
    let subtitle = configuration?.attributedSubtitle.map { String($0.characters) } ?? configuration?.subtitle
    let texts = [title, subtitle].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
