import CellCatalog
import CellInspection
import CellSnapshots
import Foundation
import MFS
import UIKit

extension LayoutResponse {
  /// The maximum number of tiles whose views are listed.
  private static let tileLimit = 24

  /// Lists the views of a drawn entry.
  @MainActor
  init(of content: MountedContent, _ recorder: TileRecorder) {
    self.init(size: [Double(recorder.size.width), Double(recorder.size.height)], views: [])
    let models = content.controller.map { ViewModelPlace.all(in: $0) } ?? []
    for index in 0..<min(recorder.tileCount, Self.tileLimit) {
      // Labels know their lines only after a tile is recorded.
      let rect = recorder.record(tile: index).rect
      add(TileLayout(of: content.view, rect: rect, models: models), top: Double(rect.minY))
    }
  }

  /// Adds the views of a tile. The picture's own view is only listed once.
  @MainActor
  private mutating func add(_ tile: TileLayout, top: Double) {
    let isFirst = views.isEmpty
    // The place of each line of the tile in the whole list.
    let offset = isFirst ? 0 : views.count - 1
    func place(_ index: Int) -> Int { index == 0 ? 0 : index + offset }
    for (index, view) in tile.views.enumerated() where isFirst || index > 0 {
      var view = view
      view.frame[1] += top
      view.parent = view.parent.map(place)
      for number in view.constraints.indices {
        view.constraints[number].views = view.constraints[number].views.map(place)
      }
      views.append(view)
    }
  }
}

/// The views of one tile.
@MainActor
private struct TileLayout {
  private(set) var views: [LayoutResponse.View] = []
  private let layers: [CALayer]
  private let tree: LayoutTree

  init(of view: UIView, rect: CGRect, models: [ViewModelPlace]) {
    var capture = LayoutCapture(keepingLayers: true)
    capture.captureRoot(view, rect: rect)
    layers = capture.layers
    tree = LayoutTree(SnapshotLayout(size: rect.size, views: capture.views))
    views = capture.views.indices.map { responseView(capture.views[$0], at: $0) }
    addConstraints(of: capture.views)
    addSteps(CachedFrames(in: view, rect: rect).frames)
    for text in EditableText.all(in: capture.views, layers) {
      views[text.index].editKey = modelKey(of: text, in: models) ?? text.key
    }
  }

  private func responseView(_ view: LayoutView, at index: Int) -> LayoutResponse.View {
    let frame = tree[index].frame
    var attributes: [String: String] = [:]
    for (name, value) in view.attributes.named where name != LayoutAttribute.constraints.name {
      attributes[name] = value
    }
    return LayoutResponse.View(
      depth: view.depth, class: view.className, property: view.propertyName,
      row: view.row.map { $0.text(hasSections: true) },
      frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) },
      parent: tree[index].parent, hidden: view.isHidden, text: view.text, lines: view.lineCount,
      attributes: attributes, constraints: [])
  }

  private mutating func addConstraints(of lines: [LayoutView]) {
    let found = ConstraintCapture.found(in: lines, layers)
    guard !found.isEmpty else { return }
    for index in Set(found.flatMap(\.views)) {
      guard let view = layers[index].view else { continue }
      let deciding = [NSLayoutConstraint.Axis.horizontal, .vertical].map { axis in
        Set(view.constraintsAffectingLayout(for: axis).map(ObjectIdentifier.init))
      }
      for constraint in found where constraint.views.contains(index) {
        let isDecided = deciding.map { $0.contains(ObjectIdentifier(constraint.constraint)) }
        let isOfSize = [.width, .height].contains(constraint.constraint.firstAttribute)
        let names = isOfSize ? ["width", "height"] : ["x", "y"]
        let places = zip(names, isDecided).filter(\.1).map(\.0)
        views[index].constraints.append(
          LayoutResponse.Constraint(text: constraint.text, views: constraint.views, places: places))
      }
    }
  }

  private mutating func addSteps(_ frames: [CachedFrame]) {
    for frame in frames {
      let numbers = [frame.frame.minX, frame.frame.minY, frame.frame.width, frame.frame.height]
      let place = views.firstIndex { view in
        view.property == frame.name && zip(view.frame, numbers).allSatisfy { abs($0 - Double($1)) < 0.01 }
      }
      guard let place else { continue }
      views[place].step =
        frame.owner.map { "Frames, kept in \($0.rawValue)" } ?? "Frames, computed at each layout"
    }
  }

  /// Returns the key of the property of a view model that holds a label's text, if exactly one does.
  private func modelKey(of text: EditableText, in models: [ViewModelPlace]) -> String? {
    guard let shown = text.label.text, !shown.isEmpty else { return nil }
    let ancestors = sequence(first: text.label as UIView) { $0.superview }
    let table = ancestors.lazy.compactMap { $0 as? UITableView }.first
    let row = sequence(first: text.index) { tree[$0].parent }.compactMap { tree[$0].view.row }.last
    let candidates = models.filter { model in
      guard let name = model.row else { return table == nil }
      guard case .row(let section, let row)? = row else { return false }
      return model.table === table && name == "\(section)-\(row)"
    }
    let keys = candidates.flatMap { model in
      model.properties.filter { $0.value.kind == .text && $0.value.text == shown }.map {
        model.key(of: $0.property)
      }
    }
    return keys.count == 1 ? keys[0] : nil
  }
}
