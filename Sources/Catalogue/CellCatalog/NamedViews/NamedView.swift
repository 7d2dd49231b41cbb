import CellDrawing
package import CellSnapshots
package import Foundation
package import UIKit

/// A view that a picture shows, with its names.
package struct NamedView: Hashable, Sendable {
  /// The name of the property that holds the view.
  package var propertyName: String?
  package var className: String
  /// The nearest row, header or footer around the view.
  package var row: LayoutRow?
  /// Whether the view is the row itself.
  package var isRow = false
  /// The visible part of the frame, in points of the picture.
  package var shown: CGRect
  /// The part of the view with content: the columns of a label's text, or all of another view.
  package var content: CGRect
  /// Whether no other view is in the view.
  package var isLeaf = true

  /// The name of the property, or of the class if no property holds the view.
  var name: String { propertyName ?? className }

  /// Returns the names that stand for the view in a row, or anywhere if the row does not matter.
  func names(withRow: Bool) -> [String] {
    guard withRow else { return [name] }
    guard let row else { return [] }
    return Self.texts(of: row).map { isRow ? $0 : "\($0) \(name)" }
  }

  /// Returns the names of a row: with its section, and without if the section is the first.
  fileprivate static func texts(of row: LayoutRow) -> [String] {
    let full = row.text(hasSections: true)
    return row.section == 0 ? [row.text(hasSections: false), full, row.itemText] : [full, row.itemText]
  }
}

extension NamedView {
  /// Returns the views in `rect` of a picture, each before its subviews.
  ///
  /// - Parameter rect: The rectangle in points from the top left corner of the view's visible area.
  @MainActor
  package static func views(in view: UIView, rect: CGRect) -> [NamedView] {
    placed(in: view, rect: rect).map(\.named)
  }

  /// Returns the same views together with their layers.
  @MainActor
  static func placed(in view: UIView, rect: CGRect) -> [(named: NamedView, layer: CALayer)] {
    var capture = LayoutCapture(keepingLayers: true)
    capture.captureRoot(view, rect: rect)
    let corner = CGPoint(x: view.bounds.minX + rect.minX, y: view.bounds.minY + rect.minY)
    let picture = CGRect(origin: .zero, size: rect.size)
    var found: [(named: NamedView, layer: CALayer)] = []
    // For each ancestor of the current view, its row and its index among the found views.
    var path: [(row: LayoutRow?, index: Int?)] = []
    for (line, layer) in zip(capture.views, capture.layers) {
      path.removeLast(max(0, path.count - line.depth))
      let around = path.last
      let row = line.row ?? around?.row
      guard line.isNamed, !line.isHidden, let placed = layer.placed(in: view.layer, corner: corner),
        case let shown = placed.shown.intersection(picture), shown.width > 0, shown.height > 0
      else {
        path.append((row, around?.index))
        continue
      }
      if let index = around?.index { found[index].named.isLeaf = false }
      path.append((row, found.count))
      found.append(
        (
          NamedView(
            propertyName: line.propertyName, className: line.className, row: row, isRow: line.row != nil,
            shown: shown, content: layer.content(placed.frame).intersection(shown)), layer
        ))
    }
    return found
  }
}

extension CALayer {
  /// Returns the part of the layer's frame in a picture where a label has text. The frame is in points of the picture.
  fileprivate func content(_ frame: CGRect) -> CGRect {
    guard let label = view as? UILabel, abs(frame.width - label.bounds.width) < 0.01 else { return frame }
    let lines = label.drawnText.lines
    guard let left = lines.map(\.origin.x).min(), let right = lines.map({ $0.origin.x + $0.width }).max(),
      left.isFinite, right.isFinite, right > left
    else { return frame }
    return CGRect(x: frame.minX + left, y: frame.minY, width: right - left, height: frame.height)
  }
}

extension [NamedView] {
  /// Returns the views with a name. Views that a property holds under this name are preferred to views of a class with
  /// this name.
  package subscript(name: ViewName) -> [NamedView] { indices(of: name).map { self[$0] } }

  /// Returns the indices of those views.
  func indices(of name: ViewName) -> [Int] {
    let placed = indices.filter { index in
      guard let row = name.row else { return true }
      return self[index].row.map { NamedView.texts(of: $0).contains(row) } == true
    }
    guard let text = name.view else { return placed.filter { self[$0].isRow } }
    let held = placed.filter { self[$0].propertyName == text }
    return held.isEmpty ? placed.filter { self[$0].className == text } : held
  }

  /// Returns the names that are most like one that no view has, the nearest first.
  package func names(nearestTo name: ViewName, count: Int) -> [String] {
    var names = Array<String>(Set(flatMap { $0.names(withRow: name.row != nil) }))
    names.sort()
    return EditDistance.sorted(names, by: name.text).prefix(count).map(\.self)
  }
}
