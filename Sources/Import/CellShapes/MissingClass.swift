/// A class that is missing, from which classes of the app may descend.
enum MissingClass {
  /// Returns the name of the missing class of an object: the ancestor whose superclass is one of some classes.
  static func name(of object: AnyObject, below bases: [AnyClass]) -> String {
    var found: AnyClass = type(of: object)
    while let next = _getSuperclass(found), !bases.contains(where: { $0 == next }) { found = next }
    return "\(found)"
  }
}
