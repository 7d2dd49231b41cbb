import Foundation

extension UILabel {
  var labelAccessibility: StandardAccessibility {
    let text = spokenText
    return StandardAccessibility(isElement: text != nil, label: text, traits: .staticText)
  }

  /// The text, with the labels of images in place of the images. Images without a label are left out.
  private var spokenText: String? {
    guard let text, !text.isEmpty else { return nil }
    guard text.contains(Self.attachment), let attributedText else { return text }
    let spoken = NSMutableString(string: attributedText.string)
    let whole = NSRange(location: 0, length: attributedText.length)
    var labels: [(range: NSRange, label: String)] = []
    attributedText.enumerateAttribute(.attachment, in: whole) { value, range, _ in
      let attachment = value as? NSTextAttachment
      labels.append((range, attachment?.accessibilityLabel ?? attachment?.image?.accessibilityLabel ?? ""))
    }
    for (range, label) in labels.reversed() {
      let places = spoken.substring(with: range).filter { $0 == Self.attachment }.count
      guard places > 0 else { continue }
      spoken.replaceCharacters(in: range, with: label)
    }
    let words = spoken as String
    let trimmed = words.trimmingCharacters(in: .whitespaces)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// The character that stands for an image.
  private static let attachment: Character = "\u{FFFC}"
}
