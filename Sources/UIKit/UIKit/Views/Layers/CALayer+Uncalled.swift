extension CALayer {
  static let uncalledMembers = UncalledMembers(
    of: CALayer.self, plain: PlainLayer.self,
    overriding: ["defaultValue(forKey:)": DefaultsLayer.self])
}

private final class PlainLayer: CALayer {}

private final class DefaultsLayer: CALayer {
  override class func defaultValue(forKey key: String) -> Any? { key }
}
