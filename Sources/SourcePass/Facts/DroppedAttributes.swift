/// The attributes that belong to Objective-C, Interface Builder and Core Data, which the pass drops.
enum DroppedAttributes {
  static let names: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable",
    "NSManaged", "UIApplicationMain", "NSApplicationMain",
  ]
}
