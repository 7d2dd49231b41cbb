package import CellSnapshots
package import Foundation
package import UIKit

/// A capture of a tree of views and layers, which notes each that a picture shows.
@MainActor
package struct LayoutCapture {
  package private(set) var views: [LayoutView] = []
  /// The layer of each view, if layers are kept.
  package private(set) var layers: [CALayer] = []
  private let keepsLayers: Bool
  /// The views in properties of the responders around the current view, the nearest responder last.
  private var held: [HeldViews] = []
  private static var classNames: [ObjectIdentifier: String] = [:]

  package init(keepingLayers: Bool = false) {
    keepsLayers = keepingLayers
  }

  /// The surroundings of a layer.
  private struct Place {
    var depth: Int
    /// The top left corner of the superlayer's visible area, in its coordinates.
    var origin: CGPoint
    /// The part that the picture shows, in the superlayer's coordinates.
    var visible: CGRect
    var traits: UITraitCollection
  }

  /// Captures the part `rect` of a view, in points from the top left corner of its visible area.
  package mutating func captureRoot(_ view: UIView, rect: CGRect) {
    if let controller = view.viewController { held.append(HeldViews(heldBy: controller)) }
    let visible = rect.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY)
    var root = line(of: view.layer, depth: 0)
    root.frame = LayoutValue.rounded(
      CGRect(x: -rect.minX, y: -rect.minY, width: view.bounds.width, height: view.bounds.height))
    if root.propertyName == nil { root.propertyName = Self.rootName(of: view) }
    root.note(view.layer, traits: view.traitCollection)
    add(root, of: view.layer)
    guard !root.isHidden else { return }
    captureContents(of: view.layer, depth: 1, visible: visible, traits: view.traitCollection)
  }

  /// Returns the name of a controller's view. UIKit's names for it are computed properties.
  private static func rootName(of view: UIView) -> String? {
    switch view.viewController {
    case is UITableViewController: "tableView"
    case is UICollectionViewController: "collectionView"
    case nil: nil
    default: "view"
    }
  }

  private mutating func captureContents(
    of layer: CALayer, depth: Int, visible: CGRect, traits: UITraitCollection
  ) {
    let children = layer.drawingOrder
    guard !children.isEmpty else { return }
    let holdersBefore = held.count
    if let view = layer.view {
      if let controller = view.viewController, depth > 1 { push(HeldViews(heldBy: controller)) }
      push(HeldViews(heldBy: view))
    }
    let rows = layer.view.map { RowPlaces(in: $0) }
    let place = Place(depth: depth, origin: layer.bounds.origin, visible: visible, traits: traits)
    for child in children { capture(child, in: place, rows: rows) }
    held.removeLast(held.count - holdersBefore)
  }

  private mutating func add(_ line: LayoutView, of layer: CALayer) {
    views.append(line)
    if keepsLayers { layers.append(layer) }
  }

  private mutating func push(_ views: HeldViews) {
    if !views.isEmpty { held.append(views) }
  }

  private mutating func capture(_ layer: CALayer, in place: Place, rows: RowPlaces?) {
    var line = line(of: layer, depth: place.depth)
    if let rows, let view = layer.view { line.row = rows[view] }
    let shown = layer.shownRect
    line.frame = LayoutValue.rounded(
      layer.frame(around: shown).offsetBy(dx: -place.origin.x, dy: -place.origin.y))
    guard layer.placement.isFinite else { return add(line, of: layer) }
    let transform = layer.placement.transformToSuperlayer
    guard transform.isInvertible else { return }
    var visible = place.visible.applying(transform.inverted())
    let isSeen = visible.touches(shown)
    if line.isHidden {
      if isSeen { add(line, of: layer) }
      return
    }
    if layer.masksToBounds {
      guard isSeen else { return }
      visible = visible.intersection(layer.bounds)
    }
    let traits = layer.view?.overlaying(place.traits) ?? place.traits
    if isSeen { line.note(layer, traits: traits) }
    let index = views.count
    add(line, of: layer)
    captureContents(of: layer, depth: place.depth + 1, visible: visible, traits: traits)
    // A view outside the picture is kept only if it contains visible ones, and a layer only if it draws something.
    if views.count == index + 1, !isSeen || (layer.view == nil && line.attributes.isEmpty) {
      views.removeLast()
      if keepsLayers { layers.removeLast() }
    }
  }

  private func line(of layer: CALayer, depth: Int) -> LayoutView {
    let object: NSObject = layer.view ?? layer
    return LayoutView(
      depth: depth, className: Self.className(of: object),
      propertyName: name(of: ObjectIdentifier(object)) ?? name(of: ObjectIdentifier(layer)), frame: .zero,
      isHidden: layer.isHidden || layer.exactOpacity <= 0)
  }

  /// Returns the name that the nearest holder gives to a view or layer.
  private func name(of object: ObjectIdentifier) -> String? {
    for views in held.reversed() {
      if let name = views.name(of: object) { return name }
    }
    return nil
  }

  private static func className(of object: NSObject) -> String {
    let type = type(of: object)
    if let name = classNames[ObjectIdentifier(type)] { return name }
    let name = _typeName(type, qualified: false)
    classNames[ObjectIdentifier(type)] = name
    return name
  }
}

extension CALayer {
  /// The area of the layer in its own coordinates: its bounds, or the box of a shape's path.
  package var shownRect: CGRect {
    guard let shape = self as? CAShapeLayer, bounds.isEmpty, let path = shape.path, !path.isEmpty else {
      return bounds
    }
    return path.boundingBoxOfPath
  }

  /// Returns `rect` in the superlayer's coordinates.
  fileprivate func frame(around rect: CGRect) -> CGRect {
    rect == bounds ? frame : rect.applying(placement.transformToSuperlayer)
  }
}

extension CGAffineTransform {
  fileprivate var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0
  }
}

extension CGRect {
  /// Returns whether the two rectangles share more than an edge. A rectangle without an area counts if it is inside.
  fileprivate func touches(_ other: CGRect) -> Bool {
    if other.width > 0, other.height > 0 {
      return other.minX < maxX && other.maxX > minX && other.minY < maxY && other.maxY > minY
    }
    return other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
