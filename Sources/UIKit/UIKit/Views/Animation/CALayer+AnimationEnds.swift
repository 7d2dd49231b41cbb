internal import Foundation

/// An animation of a layer, with the closures that undo its end.
struct LayerAnimation {
  let key: String
  let animation: CAAnimation
  let undo: [() -> Void]
  /// The end, if the animation has one.
  let end: AnimationClock.End?
}

extension CALayer {
  /// A key for an animation without one.
  var freeAnimationKey: String {
    var number = animations.count
    while animation(forKey: "animation \(number)") != nil { number += 1 }
    return "animation \(number)"
  }

  /// Lets an animation of the layer end.
  func end(_ animation: CAAnimation, forKey key: String) {
    // A layer that was stopped meanwhile holds its animations.
    guard animation.length(atSpeed: speed) < .infinity else { return }
    if animation.isRemovedOnCompletion { animations.removeAll { $0.key == key } }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  /// Tells the delegate of an animation that was removed before its end. It is told later, as at an end.
  func tellDelegate(ofRemoved animation: LayerAnimation) {
    let isEndless = animation.end == nil
    guard AnimationClock.shared.cancel(animation.end) || isEndless else { return }
    guard let delegate = animation.animation.delegate else { return }
    AnimationClock.shared.begin(lasting: 0) { [animation = animation.animation] in
      delegate.animationDidStop(animation, finished: false)
    }
  }

  /// Sets the values that an animation leaves visible. Returns the closures that undo this.
  func showEnd(of animation: CAAnimation) -> [() -> Void] {
    guard animation.leavesItsEnd else { return [] }
    return animation.endValues.compactMap { set($0.keyPath, $0.value) }
  }

  /// Sets a property and returns whether the layer has it.
  func setProperty(_ keyPath: String, to value: Any) -> Bool { set(keyPath, .exact(value)) != nil }

  /// Sets the property at a key path. Returns a closure that undoes this, or nil if the layer has no such property.
  private func set(_ keyPath: String, _ value: LayerValue) -> (() -> Void)? {
    switch keyPath {
    case "opacity": set(\.opacity, value.number(CGFloat(opacity)).map { Float($0) })
    case "shadowOpacity": set(\.shadowOpacity, value.number(CGFloat(shadowOpacity)).map { Float($0) })
    case "cornerRadius": set(\.cornerRadius, value.number(cornerRadius))
    case "borderWidth": set(\.borderWidth, value.number(borderWidth))
    case "shadowRadius": set(\.shadowRadius, value.number(shadowRadius))
    case "zPosition": set(\.zPosition, value.number(zPosition))
    case "hidden", "isHidden": set(\.isHidden, value.number(isHidden ? 1 : 0).map { $0 != 0 })
    case "position": set(\.position, value.point(position))
    case "position.x": set(\.position.x, value.number(position.x))
    case "position.y": set(\.position.y, value.number(position.y))
    case "anchorPoint": set(\.anchorPoint, value.point(anchorPoint))
    case "bounds": set(\.bounds, value.value(as: CGRect.self))
    case "bounds.size": set(\.bounds.size, value.value(as: CGSize.self))
    case "bounds.size.width": set(\.bounds.size.width, value.number(bounds.width))
    case "bounds.size.height": set(\.bounds.size.height, value.number(bounds.height))
    case "bounds.origin": set(\.bounds.origin, value.point(bounds.origin))
    case "backgroundColor": setColor(\.backgroundColor, value)
    case "borderColor": setColor(\.borderColor, value)
    case "shadowColor": setColor(\.shadowColor, value)
    case "frame": set(\.frame, value.value(as: CGRect.self))
    case "contentsRect": set(\.contentsRect, value.value(as: CGRect.self))
    case "shadowOffset": set(\.shadowOffset, value.value(as: CGSize.self))
    case "shadowPath": set(\.shadowPath, value.value(as: CGPath.self))
    case "sublayerTransform": set(\.sublayerTransform, value.value(as: CATransform3D.self))
    case "contents": set(\.contents, value.value(as: Any.self))
    default:
      keyPath.hasPrefix("transform") ? setTransform(keyPath, value) : setOwn(keyPath, value)
    }
  }

  private func setOwn(_ keyPath: String, _ value: LayerValue) -> (() -> Void)? {
    switch self {
    case let layer as CAShapeLayer: layer.setShape(keyPath, value)
    case let layer as CAGradientLayer: layer.setGradient(keyPath, value)
    default: nil
    }
  }

  private func setTransform(_ keyPath: String, _ value: LayerValue) -> (() -> Void)? {
    var parts = TransformParts(transform)
    switch keyPath {
    case "transform": return set(\.transform, value.value(as: CATransform3D.self))
    case "transform.scale":
      guard let scale = value.number(parts.scaleX) else { return nil }
      (parts.scaleX, parts.scaleY) = (scale, scale)
    case "transform.scale.x": parts.scaleX = value.number(parts.scaleX) ?? parts.scaleX
    case "transform.scale.y": parts.scaleY = value.number(parts.scaleY) ?? parts.scaleY
    case "transform.rotation", "transform.rotation.z": parts.angle = value.number(parts.angle) ?? parts.angle
    case "transform.translation.x": parts.x = value.number(parts.x) ?? parts.x
    case "transform.translation.y": parts.y = value.number(parts.y) ?? parts.y
    default: return nil
    }
    return set(\.transform, parts.transform)
  }

  fileprivate func set<Layer: CALayer, Value>(
    _ property: ReferenceWritableKeyPath<Layer, Value>, _ value: Value?
  ) -> (() -> Void)? {
    guard let value, let layer = self as? Layer else { return nil }
    let before = layer[keyPath: property]
    layer[keyPath: property] = value
    return { [weak layer] in layer?[keyPath: property] = before }
  }

  fileprivate func setColor<Layer: CALayer>(
    _ property: ReferenceWritableKeyPath<Layer, CGColor?>, _ value: LayerValue
  ) -> (() -> Void)? {
    // Apps pass colours of either type.
    let color = value.value(as: CGColor.self) ?? value.value(as: UIColor.self)?.cgColor
    return color.flatMap { set(property, $0) }
  }
}

extension CAShapeLayer {
  fileprivate func setShape(_ keyPath: String, _ value: LayerValue) -> (() -> Void)? {
    switch keyPath {
    case "path": set(\CAShapeLayer.path, value.value(as: CGPath.self))
    case "strokeStart": set(\CAShapeLayer.strokeStart, value.number(strokeStart))
    case "strokeEnd": set(\CAShapeLayer.strokeEnd, value.number(strokeEnd))
    case "lineWidth": set(\CAShapeLayer.lineWidth, value.number(lineWidth))
    case "lineDashPhase": set(\CAShapeLayer.lineDashPhase, value.number(lineDashPhase))
    case "fillColor": setColor(\CAShapeLayer.fillColor, value)
    case "strokeColor": setColor(\CAShapeLayer.strokeColor, value)
    default: nil
    }
  }
}

extension CAGradientLayer {
  fileprivate func setGradient(_ keyPath: String, _ value: LayerValue) -> (() -> Void)? {
    switch keyPath {
    case "colors": set(\CAGradientLayer.colors, value.value(as: [Any].self))
    case "locations": set(\CAGradientLayer.locations, Self.numbers(value))
    case "startPoint": set(\CAGradientLayer.startPoint, value.point(startPoint))
    case "endPoint": set(\CAGradientLayer.endPoint, value.point(endPoint))
    default: nil
    }
  }

  private static func numbers(_ value: LayerValue) -> [NSNumber]? {
    value.value(as: [NSNumber].self) ?? value.value(as: [Double].self)?.map { NSNumber(value: $0) }
  }
}

/// A transform in the plane as a scale, then a rotation, then a translation.
private struct TransformParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  /// The angle in radians.
  var angle: CGFloat
  var x: CGFloat
  var y: CGFloat

  init(_ transform: CATransform3D) {
    let determinant = transform.m11 * transform.m22 - transform.m12 * transform.m21
    scaleX = (transform.m11 * transform.m11 + transform.m12 * transform.m12).squareRoot()
    scaleY = scaleX == 0 ? 0 : determinant / scaleX
    angle = scaleX == 0 ? 0 : atan2(transform.m12, transform.m11)
    (x, y) = (transform.m41, transform.m42)
  }

  var transform: CATransform3D {
    let scaled = CATransform3DMakeScale(scaleX, scaleY, 1)
    let turned = CATransform3DConcat(scaled, CATransform3DMakeRotation(angle, 0, 0, 1))
    return CATransform3DConcat(turned, CATransform3DMakeTranslation(x, y, 0))
  }
}
