import Foundation
import UIKit

extension LintTree {
  /// The visible labels with words: the app's own labels, and the titles of its buttons and fields.
  var wordedLabels: [UILabel] {
    nodes.indices.compactMap { index in
      guard let label = nodes[index].view as? UILabel, label.hasWords, !nodes[index].visible.isEmpty,
        !isDrawnByUIKit(index)
      else { return nil }
      return label
    }
  }

  /// Returns whether one of UIKit's controls chooses the font itself, or a bar, whose texts have the same size
  /// everywhere.
  private func isDrawnByUIKit(_ index: Int) -> Bool {
    isPartOfBar(index)
      || line(from: index).dropFirst().contains {
        let view = nodes[$0].view
        return view.isSystemControl && !(view is UIButton) && !(view is UITextField)
      }
  }
}

extension UILabel {
  /// Whether the text has words. Icons of a font and emoji are not words, and neither is a text as short as initials,
  /// which has a place made for it.
  fileprivate var hasWords: Bool {
    guard let text, text.count > 2 else { return false }
    return text.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType == .decimal
    }
  }

  /// The sizes of the text's fonts, in points, before the text shrinks to fit.
  var fontSizes: Set<CGFloat> {
    guard adjustsFontSizeToFitWidth else {
      return Set(drawnText.lines.flatMap(\.runs).filter { $0.attachment == nil }.map(\.size))
    }
    guard let text = attributedText, text.length > 0 else { return [] }
    var sizes: Set<CGFloat> = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { font, _, _ in
      sizes.insert((font as? UIFont ?? self.font).pointSize)
    }
    return sizes
  }
}
