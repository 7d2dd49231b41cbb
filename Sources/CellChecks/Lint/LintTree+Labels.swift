import Foundation
import UIKit

extension LintTree {
  /// The labels of the app and the titles of its buttons and fields, with words in them.
  var wordedLabels: [UILabel] {
    nodes.indices.compactMap { index in
      guard let label = nodes[index].view as? UILabel, label.hasWords, !nodes[index].visible.isEmpty,
        !isDrawnByUIKit(index)
      else { return nil }
      return label
    }
  }

  /// Whether a control of UIKit's chooses the font itself.
  private func isDrawnByUIKit(_ index: Int) -> Bool {
    line(from: index).dropFirst().contains {
      let view = nodes[$0].view
      return view.isSystemControl && !(view is UIButton) && !(view is UITextField)
    }
  }
}

extension UILabel {
  /// Icons of a font and emoji are none, nor is what is as short as initials: a sign in a place made for it.
  fileprivate var hasWords: Bool {
    guard let text, text.count > 2 else { return false }
    return text.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType == .decimal
    }
  }

  /// The sizes of the fonts of its text, in points, before it is shrunk to fit.
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
