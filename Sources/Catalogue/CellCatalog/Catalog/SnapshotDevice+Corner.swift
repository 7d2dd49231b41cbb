package import Foundation

extension SnapshotDevice {
  /// The radius of the screen's corners in points; 0 for a screen with square corners. Apple documents none, so the values are
  /// those that public lists of devices agree on.
  package var cornerRadius: CGFloat {
    switch self {
    case .iPhoneSE: 0
    case .iPhone13Mini: 44
    case .iPhone13, .iPhone14: 47.33
    case .iPhone14Plus: 53.33
    case .iPhone16Pro, .iPhone16ProMax, .iPhone17, .iPhoneAir, .iPhone17Pro, .iPhone17ProMax: 62
    // The two corners at the hinge of the outer display have a radius of 8 points. All four are drawn with 59 points.
    case .iPhoneDuo: 59
    case .iPadMini: 21.5
    case .iPad: 25
    case .iPadPro11: 18
    case .iPadPro13: 18
    default: 55
    }
  }
}
