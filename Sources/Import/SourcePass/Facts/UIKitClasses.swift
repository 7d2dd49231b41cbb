/// The classes of UIKit and Core Animation and their superclasses, as far as code can override members of both.
enum UIKitClasses {
  /// Returns the name of a class and the names of its superclasses, from the class to `NSObject`.
  static func lineage(of name: String) -> [String] {
    var names: [String] = []
    var next: String? = name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    while let name = next {
      names.append(name)
      next = superclasses[name]
    }
    let last = names[names.count - 1]
    let isApple = ["UI", "CA", "NS", "MK", "WK", "AV"].contains { last.hasPrefix($0) }
    return isApple && last != "NSObject" ? names + ["NSObject"] : names
  }

  /// Whether the members of a class belong to the main actor.
  static func isOnMainActor(_ name: String) -> Bool {
    lineage(of: name).contains { ($0.hasPrefix("UI") || $0.hasPrefix("CA")) && !freeClasses.contains($0) }
  }

  private static let freeClasses: Set<String> = [
    "CAMediaTimingFunction", "UIBezierPath", "UICollectionViewLayoutAttributes", "UIColor", "UIFont",
    "UIFontDescriptor", "UIFontMetrics", "UIGraphicsImageRenderer", "UIImage", "UITraitCollection",
  ]

  private static let superclasses = Superclasses.all.merging(absentClasses) { known, _ in known }

  /// The superclasses of classes that no module here has.
  private static let absentClasses = [
    "CAEAGLLayer": "CALayer", "CAMetalLayer": "CALayer", "CAScrollLayer": "CALayer", "MTKView": "UIView",
  ]
}
