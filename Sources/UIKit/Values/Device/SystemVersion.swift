/// The version of iOS whose standard parts and colours are measured and drawn; of those between, the nearest.
public enum SystemVersion: Int, Sendable, Hashable, CaseIterable, Comparable {
  case iOS18 = 18
  case iOS26 = 26

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// That of the device that the caller measures and draws for.
  package static var current: SystemVersion { CurrentDevice.now.systemVersion }
}
