/// The version of iOS whose standard controls and colours are measured and drawn. For any version between them, the
/// nearest one applies.
public enum SystemVersion: Int, Sendable, Hashable, CaseIterable, Comparable {
  case iOS18 = 18
  case iOS26 = 26
  /// Glass is drawn as it was measured on iOS 27, but not in buttons. Standard parts keep the sizes of iOS 26, because no
  /// public measurement names another size.
  case iOS27 = 27

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The system version of the device that the caller measures and draws for.
  package static var current: SystemVersion { CurrentDevice.now.systemVersion }
}
