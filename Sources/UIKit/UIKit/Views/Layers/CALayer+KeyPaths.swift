import Foundation

extension CALayer {
  /// Returns the property that an animation of the key path would change, otherwise the value stored for the key
  /// path.
  public func value(forKeyPath keyPath: String) -> Any? {
    let move = transform
    return switch keyPath {
    case "opacity": opacity
    case "cornerRadius": cornerRadius
    case "borderWidth": borderWidth
    case "borderColor": borderColor
    case "backgroundColor": backgroundColor
    case "shadowOpacity": shadowOpacity
    case "shadowRadius": shadowRadius
    case "shadowColor": shadowColor
    case "shadowOffset": NSValue(cgSize: shadowOffset)
    case "shadowPath": shadowPath
    case "zPosition": zPosition
    case "anchorPoint": NSValue(cgPoint: anchorPoint)
    case "hidden", "isHidden": isHidden
    case "position": NSValue(cgPoint: position)
    case "position.x": position.x
    case "position.y": position.y
    case "bounds": NSValue(cgRect: bounds)
    case "bounds.size": NSValue(cgSize: bounds.size)
    case "bounds.size.width": bounds.width
    case "bounds.size.height": bounds.height
    case "bounds.origin": NSValue(cgPoint: bounds.origin)
    case "frame": NSValue(cgRect: frame)
    case "contents": contents
    case "contentsRect": NSValue(cgRect: contentsRect)
    case "contentsScale": contentsScale
    case "transform": NSValue(caTransform3D: move)
    case "transform.translation.x": move.m41
    case "transform.translation.y": move.m42
    case "transform.rotation", "transform.rotation.z": atan2(move.m12, move.m11)
    case "transform.scale", "transform.scale.x": (move.m11 * move.m11 + move.m12 * move.m12).squareRoot()
    case "transform.scale.y": (move.m21 * move.m21 + move.m22 * move.m22).squareRoot()
    case "sublayerTransform": NSValue(caTransform3D: sublayerTransform)
    default: ownValues[keyPath]
    }
  }

  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets the property that an animation of the key path would change. Values of other key paths are stored for
  /// `value(forKeyPath:)`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let value else {
      ownValues[keyPath] = nil
      return
    }
    if !setProperty(keyPath, to: value) { ownValues[keyPath] = value }
  }

  public func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }
}
