internal import CellSnapSourcePass

/// The classes of UIKit that are views.
enum ViewClasses {
  /// Whether a class of another module is a view or a layer, judged by its name.
  static func isView(_ name: String) -> Bool {
    origin(of: name) != "NSObject" && !origin(of: name).hasSuffix("Controller")
  }

  /// Returns the class of UIKit for a class that no file declares: itself, or the one that takes its place.
  static func origin(of name: String) -> String {
    let last = String(name.split(separator: ".").last ?? "")
    if last == "UIView" || last == "CALayer" { return last }
    if last.hasPrefix("UI"), endings.contains(where: last.hasSuffix) { return last }
    if last.hasPrefix("CA"), last.hasSuffix("Layer") { return last }
    if last.hasPrefix("UI") || last.hasPrefix("NS") { return "NSObject" }
    return String(OpaqueTypes.superclass(for: last).split(separator: ".").last ?? "NSObject")
  }

  private static let endings = [
    "View", "Cell", "Button", "Label", "Field", "Control", "Bar", "Slider", "Switch", "Stepper", "Picker",
    "Window",
  ]
}
