import CellDrawing
package import CellSnapshots
import Foundation
package import UIKit

extension LayoutView {
  @MainActor
  package mutating func note(_ label: UILabel) {
    guard let string = label.text, !string.isEmpty else { return }
    setText(string)
    let drawn = label.drawnText
    lineCount = drawn.lineCount
    if drawn.isTruncated { attributes[.truncated] = "true" }
    let runs = label.resolvedText.runs
    guard let first = runs.first?.attributes else { return }
    attributes[.font] = LayoutValue.text(first.font)
    attributes[.color] = LayoutValue.text(first.appearance.color)
    if first.paragraph.alignment != .natural {
      attributes[.alignment] = LayoutValue.text(first.paragraph.alignment)
    }
    if runs.count > 1 || !first.isPlain { attributes[.runs] = Self.fingerprint(of: runs) }
  }

  @MainActor
  package mutating func note(_ view: UIImageView, traits: UITraitCollection) {
    guard let image = view.shownImage else { return }
    note(image, traits: traits)
    if let tint = image.shownTint(view.tintColor) {
      attributes[.tint] = LayoutValue.text(tint.resolved(with: traits))
    }
    if image.size != view.bounds.size, view.contentMode != .scaleToFill {
      attributes[.mode] = LayoutValue.text(view.contentMode)
    }
  }

  /// Notes the hash of an image, and the name of its file.
  @MainActor
  package mutating func note(_ image: UIImage, traits: UITraitCollection) {
    switch traits.userInterfaceStyle == .dark ? image.darkContent ?? image.content : image.content {
    case .image(let content):
      attributes[.image] = content.source.contentHash.shortText
      if let path = content.source.path {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        attributes[.file] = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
      }
    case .nodes(let nodes):
      var hash = Fingerprint()
      hash.combine(nodes)
      attributes[.image] = hash.text
    }
  }

  /// Returns a fingerprint of the look of all parts of a text.
  @MainActor
  private static func fingerprint(of runs: [AttributedText.Run]) -> String {
    var hash = Fingerprint()
    hash.combine(runs) { hash, run in
      let attributes = run.attributes
      hash.combine(run.utf8Count)
      hash.combine(LayoutValue.text(attributes.font))
      hash.combine(attributes.kern)
      hash.combine(attributes.baselineOffset)
      if attributes.obliqueness != 0 { hash.combine(attributes.obliqueness) }
      if attributes.expansion != 0 { hash.combine(attributes.expansion) }
      if let ligature = attributes.ligature { hash.combine(ligature) }
      hash.combine(attributes.appearance)
      hash.combine(attributes.paragraph)
      hash.combine(attributes.attachment) { hash, attachment in
        hash.combine(attachment.bounds)
        hash.combine(attachment.image) { $0.combine($1) }
      }
    }
    return hash.text
  }
}

extension TextAttributes {
  /// Whether font, colour and alignment describe the attributes completely. The rules for the ends of lines show in the
  /// lines.
  fileprivate var isPlain: Bool {
    var paragraph = TextParagraph()
    (paragraph.alignment, paragraph.lineBreak) = (self.paragraph.alignment, self.paragraph.lineBreak)
    (paragraph.pushesOutWords, paragraph.keepsHangulWords) = (
      self.paragraph.pushesOutWords, self.paragraph.keepsHangulWords
    )
    return kern == 0 && baselineOffset == 0 && obliqueness == 0 && expansion == 0 && ligature == nil
      && attachment == nil && paragraph == self.paragraph
      && appearance == TextAppearance(color: appearance.color)
  }
}

extension UIImage {
  /// Returns the colour that replaces the picture's own colours, if there is one.
  fileprivate func shownTint(_ tint: UIColor) -> UIColor? {
    renderingMode == .alwaysTemplate ? tint : ownTint
  }
}
