internal import Foundation

extension UITextField: UITextInput, TextPlacing {
  var string: NSString { (text ?? "") as NSString }

  var ownSelectedRange: UITextRange? {
    guard let selection else { return TextOffsetRange(string.length, string.length) }
    let range = selection.range(in: string.length)
    return TextOffsetRange(range.lowerBound, range.upperBound)
  }

  func replaceOwnText(_ range: UITextRange, _ text: String) {
    let place = range.range(in: string.length)
    // The delegate must not learn about a caret at the end of the text first.
    caretOfReplacement = place.location + (text as NSString).length
    self.text = string.replacingCharacters(in: place, with: text)
    caretOfReplacement = nil
  }

  /// Puts the caret behind a new text, or behind the part of it that was replaced.
  func placeCaret() {
    let caret = caretOfReplacement
    // A delegate that sets another text now gets the caret at its end.
    caretOfReplacement = nil
    selection = caret.map { TextOffsetRange($0, $0) }
  }

  /// The places of the characters in the field's one line.
  var textPlaces: TextPlaces {
    layoutIfNeeded()
    let text =
      hasText ? label.attributedText ?? NSAttributedString(string: "") : NSAttributedString(string: "")
    let fragments = LineFragments(
      text, size: .zero, padding: 0, lineLimit: 1, lineBreak: .byClipping, usesFontLeading: false)
    let spare = max(label.bounds.width - fragments.usedRect.width, 0)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let part: CGFloat =
      switch textAlignment {
      case .left: 0
      case .center: 0.5
      case .right: 1
      case .natural, .justified: isRightToLeft ? 1 : 0
      }
    let origin = CGPoint(x: label.frame.minX + spare * part, y: label.frame.minY)
    return TextPlaces(fragments, origin: origin, emptyHeight: label.font.lineHeight)
  }
}
