package import CellSnapshots
package import Foundation
package import UIKit

/// The areas of a picture that masks cover.
@MainActor
package struct MaskedRects {
  /// The areas in pixels, cut to the picture. A pixel that is covered in part is included.
  package private(set) var rects: [PixelRect] = []
  private let shown: CGRect
  private let scale: CGFloat

  /// - Parameters:
  ///   - view: The view of the whole picture, already laid out.
  ///   - rect: The shown part, in points from the top left corner of the view's visible area.
  ///   - scale: The number of pixels per point.
  package init(_ masks: [SnapshotMask], in view: UIView, rect: CGRect, scale: CGFloat) {
    shown = rect
    self.scale = scale
    var choices: [@MainActor (UIView) -> Bool] = []
    for mask in masks {
      switch mask.part {
      case .rect(let rect): add(rect)
      case .views(let isIgnored): choices.append(isIgnored)
      }
    }
    if !choices.isEmpty { add(view, in: view, chosenBy: choices) }
  }

  private mutating func add(
    _ view: UIView, in root: UIView, chosenBy choices: [@MainActor (UIView) -> Bool]
  ) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if choices.contains(where: { $0(view) }) {
      add(view.convert(view.bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY))
      return
    }
    for subview in view.subviews { add(subview, in: root, chosenBy: choices) }
  }

  /// Adds a rectangle in points from the top left corner of the visible area of the picture's view.
  private mutating func add(_ rect: CGRect) {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard edges.allSatisfy({ !$0.isNaN }) else { return }
    let width = max(1, Int((shown.width * scale).rounded(.up)))
    let height = max(1, Int((shown.height * scale).rounded(.up)))
    let left = pixel((edges[0] - shown.minX) * scale, .down, upTo: width)
    let right = pixel((edges[2] - shown.minX) * scale, .up, upTo: width)
    let top = pixel((edges[1] - shown.minY) * scale, .down, upTo: height)
    let bottom = pixel((edges[3] - shown.minY) * scale, .up, upTo: height)
    guard right > left, bottom > top else { return }
    rects.append(PixelRect(x: left, y: top, width: right - left, height: bottom - top))
  }

  private func pixel(_ length: CGFloat, _ rule: FloatingPointRoundingRule, upTo limit: Int) -> Int {
    Int(min(max(length, 0), CGFloat(limit)).rounded(rule))
  }
}
