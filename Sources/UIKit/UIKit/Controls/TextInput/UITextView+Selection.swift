internal import Foundation

extension UITextView: UITextInput, TextPlacing {
  var string: NSString { (text ?? "") as NSString }

  var ownSelectedRange: UITextRange? {
    let range = TextOffsetRange(selectedRange.lowerBound, selectedRange.upperBound).range(in: string.length)
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
    let (end, caret) = (string.length, caretOfReplacement)
    // A delegate that sets another text now gets the caret at its end.
    caretOfReplacement = nil
    selectedRange = NSRange(location: min(caret ?? end, end), length: 0)
  }

  /// The places of the characters in the view's content.
  var textPlaces: TextPlaces {
    let container = textContainer
    let inset = textContainerInset
    let width = max(bounds.width - inset.left - inset.right, 0)
    let fragments = LineFragments(
      hasText ? attributedText : NSAttributedString(string: ""), size: CGSize(width: width, height: 0),
      padding: container.lineFragmentPadding, lineLimit: container.maximumNumberOfLines,
      lineBreak: container.lineBreakMode, usesFontLeading: label.style.fontsWithLeading == .all,
      grid: PixelGrid(of: traitCollection))
    return TextPlaces(
      fragments, origin: CGPoint(x: inset.left, y: inset.top), emptyHeight: label.font.lineHeight)
  }
}
