import Foundation

extension CALayer {
  /// Reports the properties that an iPhone would show and that are not drawn, and an app's own methods that an iPhone
  /// would call.
  ///
  /// - Parameter displayScale: The pixels per point of the screen.
  func warnOfUndrawnProperties(displayScale: CGFloat) {
    if hasOwnClass { Self.uncalledMembers.report(overriddenBy: type(of: self)) }
    view?.owner?.reportUncalledMembers()
    if !allowsGroupOpacity, exactOpacity < 1, !children.isEmpty {
      Diagnostics.report(
        "CALayer.allowsGroupOpacity is false, and CellSnap draws a translucent layer and its sublayers as one picture"
      )
    }
    if shouldRasterize, rasterizationScale < displayScale {
      Diagnostics.report(
        "CALayer.rasterizationScale is \(rasterizationScale) for a rasterized layer, and CellSnap draws it at the screen's scale"
      )
    }
    if let time = heldTime {
      Diagnostics.report(
        "an animation of a CALayer stands still at its timeOffset, \(time), and CellSnap draws its end")
    }
  }

  /// Whether the layer's class is a subclass, whose methods may be its own.
  var hasOwnClass: Bool { type(of: self) != CALayer.self }

  /// The time at which an animation of the layer stands still, because its speed or the layer's is 0.
  private var heldTime: CFTimeInterval? {
    guard !animations.isEmpty else { return nil }
    if speed == 0, timeOffset != 0 { return timeOffset }
    let held = animations.first { $0.animation.speed == 0 && $0.animation.timeOffset != 0 }
    return held?.animation.timeOffset
  }
}
