import Foundation

extension UILabel {
  /// Shows a text in the label's font and colour where the text has none of its own.
  func show(_ text: AttributedString?) {
    guard let text, text.runs.contains(where: { $0.attributes != AttributeContainer() }) else {
      self.text = text.map { String($0.characters) }
      return
    }
    var standard = AttributeContainer()
    (standard.font, standard.foregroundColor) = (font, textColor)
    let shown = FreedAttributedString(string: String(text.characters))
    text.mergingAttributes(standard, mergePolicy: .keepCurrent).setDrawnAttributes(of: shown)
    attributedText = shown
  }
}
