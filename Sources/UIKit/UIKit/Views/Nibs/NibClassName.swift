internal import Foundation

/// The name that `@objc(Name)` gives to a class, and that a document uses for it.
///
/// The source pass writes a subclass such as `NibClassName_Name` for each such class.
@preconcurrency @MainActor open class NibClassName {
  /// The class that has the name.
  open class var type: AnyClass { NSObject.self }

  /// Returns the class with a name in Objective-C. Where several modules have one, the class of `module` is meant.
  static func type(named name: String, in module: String?) -> AnyClass? {
    (ClassIndex.type(named: "NibClassName_" + name, in: module) as? NibClassName.Type)?.type
  }
}
