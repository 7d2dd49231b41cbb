import CellDrawing
import Foundation
import UIKit

/// A rule that finds characters that no font can draw.
@MainActor
enum MissingGlyphRule {
  static func faults(in tree: LintTree) -> [LintFault] {
    tree.nodes.compactMap { node in
      let texts: [LaidOutText] =
        if let label = node.view as? UILabel {
          label.text?.isEmpty == false ? [label.drawnText] : []
        } else {
          node.view.layer.lastDrawing.nodes.compactMap {
            if case .text(let text, _) = $0 { text } else { nil }
          }
        }
      let missing = texts.flatMap { $0.layout.missingCharacters + $0.privateCharacters }
      guard !missing.isEmpty else { return nil }
      let names = Set(missing.map { String(format: "U+%04X", Int($0.value)) }).sorted().prefix(5)
      return LintFault(
        .missingGlyph, node.view, expected: "a glyph for every character",
        actual: "none for \(names.joined(separator: ", "))")
    }
  }
}

extension LaidOutText {
  /// The characters in the private use area that an iPhone would not draw. The font that replaces Apple's has glyphs
  /// there, and Apple's has none. A font of the app may have any.
  fileprivate var privateCharacters: [Unicode.Scalar] {
    let isInter = lines.flatMap(\.runs).allSatisfy {
      $0.attachment != nil || ($0.face.file as NSString).lastPathComponent.hasPrefix("Inter-")
    }
    guard isInter else { return [] }
    let missing = Set(layout.missingCharacters)
    return layout.string.unicodeScalars.filter {
      $0.properties.generalCategory == .privateUse && !missing.contains($0)
    }
  }
}

/// A rule that finds pictures at other proportions than their own.
@MainActor
enum StretchedImageRule {
  static func faults(in tree: LintTree) -> [LintFault] {
    tree.nodes.indices.compactMap { index in
      guard let view = tree.nodes[index].view as? UIImageView, let image = view.image,
        view.contentMode == .scaleToFill || view.contentMode == .redraw, !image.isResizable,
        !tree.isSystemPart(index)
      else { return nil }
      let (own, shown) = (image.size, view.bounds.size)
      // A picture of one or two pixels is a colour.
      guard min(own.width, own.height) * image.scale > 2, own.width > 0, own.height > 0, shown.width > 0,
        shown.height > 0
      else { return nil }
      let horizontal = shown.width / own.width
      let vertical = shown.height / own.height
      // A small picture is not stretched if its size was only rounded to whole points.
      let rounding = max(1 / min(shown.width, shown.height), 0.01)
      guard abs(horizontal / vertical - 1) > rounding else { return nil }
      return LintFault(
        .stretchedImage, view, expected: "the proportions of \(FindingText.size(own))",
        actual: FindingText.size(shown))
    }
  }
}
