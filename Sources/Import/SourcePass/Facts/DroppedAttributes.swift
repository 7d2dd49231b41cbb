/// The attributes that the pass drops: attributes of Objective-C, Interface Builder and Core Data, and the `unknown` of a
/// `default`. It needs an enumeration, but a type that an imported app lacks is a class.
enum DroppedAttributes {
  static let names: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable",
    "NSManaged", "UIApplicationMain", "NSApplicationMain", "unknown",
  ]
}
