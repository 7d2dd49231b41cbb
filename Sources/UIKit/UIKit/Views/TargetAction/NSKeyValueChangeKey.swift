/// A key of the dictionary that describes a change of an observed property.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let newKey = Self(rawValue: "new")
  public static let oldKey = Self(rawValue: "old")
  public static let kindKey = Self(rawValue: "kind")
  public static let indexesKey = Self(rawValue: "indexes")
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let new = Self(rawValue: 1 << 0)
  public static let old = Self(rawValue: 1 << 1)
  public static let initial = Self(rawValue: 1 << 2)
  public static let prior = Self(rawValue: 1 << 3)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
