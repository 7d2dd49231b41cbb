internal import CellNibs
internal import Foundation
internal import UIKit

/// The texts that are longer or shorter here than in the fonts of an iPhone, which are not installed.
@MainActor struct TextMeasures {
  /// The sizes in points of the texts as the editor stored them, by identifier.
  private var sizes: [String: CGSize] = [:]

  /// Finds the texts whose size differs by no more than the fonts explain: by a twentieth of their width, or by a line.
  init(_ differing: [NibInspection.Placed]) {
    for placed in differing {
      guard let id = placed.object.id, placed.object.isText,
        case .rect(let stored) = placed.object.values["frame"]
      else { continue }
      let size = placed.view.frame.size
      let width = abs(stored.width - size.width)
      let line = (placed.view as? UILabel).map { $0.numberOfLines == 1 ? 0 : $0.font.lineHeight * 1.4 } ?? 0
      if width <= max(stored.width / 20, 2), abs(stored.height - size.height) <= line + 1 {
        sizes[id] = stored.size
      }
    }
  }

  var isEmpty: Bool { sizes.isEmpty }

  func size(of object: NibObject) -> CGSize? { object.id.flatMap { sizes[$0] } }
}

extension NibObject {
  /// Whether the size of the view is mostly the size of a text.
  var isText: Bool { ["label", "textView", "textField", "button"].contains(element) }
}
