public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
