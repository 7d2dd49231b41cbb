public import Foundation
public import UIKit

/// A phone or tablet with its screen and safe area, in portrait orientation.
public struct SnapshotDevice: Hashable, Sendable {
  /// The common name, such as `iPhone 16 Pro`.
  public let name: String
  /// The size of the screen in points.
  public let screenSize: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The insets of the safe area in points.
  public let safeAreaInsets: UIEdgeInsets

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat,
    right: CGFloat = 0
  ) {
    self.name = name
    screenSize = CGSize(width: width, height: height)
    self.scale = scale
    safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: right)
  }

  /// Finds a known device by its name, without regard to case.
  public init?(named name: String) {
    guard let model = Self.all.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    self = model
  }

  // The values are Apple's, for apps without bars of their own.
  public static let iPhoneSE = SnapshotDevice("iPhone SE", 375, 667, 2, top: 20, bottom: 0)
  public static let iPhone13Mini = SnapshotDevice("iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34)
  public static let iPhone13 = SnapshotDevice("iPhone 13", 390, 844, 3, top: 47, bottom: 34)
  public static let iPhone14 = SnapshotDevice("iPhone 14", 390, 844, 3, top: 47, bottom: 34)
  public static let iPhone14Plus = SnapshotDevice("iPhone 14 Plus", 428, 926, 3, top: 47, bottom: 34)
  public static let iPhone15 = SnapshotDevice("iPhone 15", 393, 852, 3, top: 59, bottom: 34)
  public static let iPhone15Plus = SnapshotDevice("iPhone 15 Plus", 430, 932, 3, top: 59, bottom: 34)
  public static let iPhone15Pro = SnapshotDevice("iPhone 15 Pro", 393, 852, 3, top: 59, bottom: 34)
  public static let iPhone15ProMax = SnapshotDevice("iPhone 15 Pro Max", 430, 932, 3, top: 59, bottom: 34)
  public static let iPhone16 = SnapshotDevice("iPhone 16", 393, 852, 3, top: 59, bottom: 34)
  public static let iPhone16Plus = SnapshotDevice("iPhone 16 Plus", 430, 932, 3, top: 59, bottom: 34)
  public static let iPhone16Pro = SnapshotDevice("iPhone 16 Pro", 402, 874, 3, top: 62, bottom: 34)
  public static let iPhone16ProMax = SnapshotDevice("iPhone 16 Pro Max", 440, 956, 3, top: 62, bottom: 34)
  public static let iPhone17 = SnapshotDevice("iPhone 17", 402, 874, 3, top: 62, bottom: 34)
  public static let iPhoneAir = SnapshotDevice("iPhone Air", 420, 912, 3, top: 68, bottom: 34)
  public static let iPhone17Pro = SnapshotDevice("iPhone 17 Pro", 402, 874, 3, top: 62, bottom: 34)
  public static let iPhone17ProMax = SnapshotDevice("iPhone 17 Pro Max", 440, 956, 3, top: 62, bottom: 34)
  /// The outer display. Apple publishes no safe area: 84 points at the right are the width of the bar there in Apple's
  /// design kit.
  public static let iPhoneDuo = SnapshotDevice("iPhone Duo", 466, 678, 3, top: 0, bottom: 0, right: 84)
  /// The inner display, held upright. Apple publishes no safe area, and it is drawn without one.
  public static let iPhoneDuoInner = SnapshotDevice("iPhone Duo Inner", 669, 951, 3, top: 0, bottom: 0)
  public static let iPadMini = SnapshotDevice("iPad mini", 744, 1133, 2, top: 24, bottom: 20)
  public static let iPad = SnapshotDevice("iPad", 820, 1180, 2, top: 24, bottom: 20)
  public static let iPadPro11 = SnapshotDevice("iPad Pro 11", 834, 1194, 2, top: 24, bottom: 20)
  public static let iPadPro13 = SnapshotDevice("iPad Pro 13", 1032, 1376, 2, top: 24, bottom: 20)

  /// All known devices.
  public static let all: [SnapshotDevice] = [
    .iPhoneSE, .iPhone13Mini, .iPhone13, .iPhone14, .iPhone14Plus, .iPhone15, .iPhone15Plus, .iPhone15Pro,
    .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone17, .iPhoneAir,
    .iPhone17Pro, .iPhone17ProMax, .iPhoneDuo, .iPhoneDuoInner, .iPadMini, .iPad, .iPadPro11, .iPadPro13,
  ]
}
