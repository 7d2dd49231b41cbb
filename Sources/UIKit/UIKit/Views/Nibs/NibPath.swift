public import Foundation

/// The properties of objects by name, as key-value coding finds them on Apple's platforms.
@MainActor enum NibPath {
  /// Sets a property of the object that a path such as `layer.cornerRadius` leads to, and returns the reason if that
  /// fails.
  static func set(_ value: KeyedValue, of object: AnyObject, keyPath: String) -> String? {
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var target: AnyObject? = object
    for key in keys.dropLast() { target = target.flatMap { NibPath.object(of: $0, key: key) } }
    guard let target, let last = keys.last else { return "there is no object at its key path" }
    return set(value, of: target, key: last)
  }

  /// Sets a property, and returns the reason if that fails.
  static func set(_ value: KeyedValue, of object: AnyObject, key: String) -> String? {
    do {
      if let object = object as? any NibConnectable, try object.setNibValue(value, forKey: key) { return nil }
      if let object = object as? NSObject {
        for members in extensions where try members.set(value, forKey: key, of: object) { return nil }
        if let layer = object as? CALayer { return setValue(value, of: layer, key: key) }
        if try object.setStandardValue(value, forKey: key) { return nil }
      }
      return "there is no such property"
    } catch {
      return "\(error)"
    }
  }

  private static func setValue(_ value: KeyedValue, of layer: CALayer, key: String) -> String? {
    var own = value.value
    if let number = own as? Double { own = CGFloat(number) }
    // On an iPhone the layer's colour stays black, too.
    if own is UIColor { return "a layer takes a CGColor, and a nib gives a UIColor" }
    switch key {
    case "masksToBounds": layer.masksToBounds = own as? Bool ?? ((own as? CGFloat ?? 0) != 0)
    default: layer.setValue(own, forKey: key)
    }
    return nil
  }

  /// Returns the object that a property holds.
  static func object(of object: AnyObject, key: String) -> AnyObject? {
    if key == "layer" { return (object as? UIView)?.layer }
    return (object as? any NibReadable)?.nibObject(forKey: key)
  }

  /// Returns the method of a name such as `tapped:`, or nil if there is none.
  static func action(named name: String, of object: AnyObject) -> Selector? {
    if let action = (object as? any NibConnectable)?.nibAction(named: name) { return action }
    guard let object = object as? NSObject else { return nil }
    return extensions.lazy.compactMap { $0.action(named: name, of: object) }.first
  }

  /// The members that the app's extensions add to UIKit's classes.
  private static let extensions = ClassIndex.types(withPrefix: "NibExtensionMembers_")
    .compactMap { $0 as? NibExtensionMembers.Type }
}

/// An object whose properties hold objects that a key path leads through, such as a button's title label.
@MainActor protocol NibReadable: AnyObject {
  func nibObject(forKey key: String) -> AnyObject?
}

/// The properties and actions that an app's extension adds to a class of UIKit.
///
/// The source pass writes a subclass, whose name begins with `NibExtensionMembers_`, for each such extension.
@preconcurrency @MainActor open class NibExtensionMembers {
  /// Sets a property. Returns false if the extension has none of this name for the object's class.
  open class func set(_ value: KeyedValue, forKey key: String, of object: NSObject) throws -> Bool { false }

  /// Returns the method of a name such as `close:`, or nil if the extension has none for the object's class.
  open class func action(named name: String, of object: NSObject) -> Selector? { nil }
}
