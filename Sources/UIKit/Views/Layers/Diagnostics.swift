internal import Foundation

/// A fault in a view tree that cannot be drawn as requested.
package struct Diagnostic: Hashable, Sendable {
  /// The class of the view or layer.
  package var className: String
  /// The property of a superview or controller that holds the view.
  package var propertyName: String?
  /// The classes from the root to the view or layer, each with its index among its siblings.
  package var path: String
  package var message: String

  package init(className: String, propertyName: String?, path: String, message: String) {
    self.className = className
    self.propertyName = propertyName
    self.path = path
    self.message = message
  }
}

/// The faults that layout and recording found in view trees since they were last taken.
@MainActor package enum Diagnostics {
  private static var found: [Diagnostic] = []
  /// The maximum number of faults. More would help nobody, and naming each view of a very large tree takes minutes.
  private static let most = 1_000

  /// Reports a fault of a layer or of its view, each fault once.
  package static func report(_ layer: CALayer, _ message: String) {
    guard found.count < most else { return }
    let diagnostic = Diagnostic(
      className: layer.ownerName, propertyName: layer.view?.propertyName, path: layer.ownerPath,
      message: message)
    if !found.contains(diagnostic) { found.append(diagnostic) }
  }

  /// Returns all faults found so far and removes them.
  package static func take() -> [Diagnostic] {
    defer { found = [] }
    return found
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
