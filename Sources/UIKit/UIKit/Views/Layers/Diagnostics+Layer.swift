internal import CellDrawing
internal import Foundation

extension Diagnostics {
  /// Reports a fault of a layer or of its view.
  @MainActor package static func report(_ layer: CALayer, _ message: String) {
    let diagnostics = current
    guard !diagnostics.isFull else { return }
    diagnostics.add(
      Diagnostic(
        message,
        at: Diagnostic.Place(
          className: layer.ownerName, propertyName: layer.view?.propertyName, path: layer.ownerPath)))
  }
}

extension CALayer {
  /// The class of the layer's view, or of the layer itself.
  fileprivate var ownerName: String {
    String(describing: view.map { type(of: $0) as Any.Type } ?? type(of: self))
  }

  fileprivate var ownerPath: String {
    var names: [String] = []
    var next: CALayer? = self
    while let layer = next {
      let place = layer.superlayer.flatMap { parent in parent.children.firstIndex { $0 === layer } }
      names.append(layer.ownerName + (place.map { "[\($0)]" } ?? ""))
      next = layer.superlayer
    }
    return names.reversed().joined(separator: " / ")
  }
}
