/// The parts of a reference's name after the test and the identifier.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Nothing more. Like an empty set, as in the original.
  public static let none = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 0)
  /// The kind of device: `_iPhone`.
  public static let device = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 1)
  /// The version of the system: `_18_0`.
  public static let OS = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 2)
  /// The size of the screen in points: `_375x667`.
  public static let screenSize = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 3)
  /// The number of pixels per point: `@2x`.
  public static let screenScale = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 4)
}
