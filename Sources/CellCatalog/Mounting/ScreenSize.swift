package import Foundation

/// The screens of Apple's phones and tablets, by their widths.
package enum ScreenSize {
  /// Widths and heights in points, upright.
  private static let upright: [(width: CGFloat, height: CGFloat)] = [
    (320, 568), (375, 667), (390, 844), (393, 852), (402, 874), (414, 896), (428, 926), (430, 932),
    (440, 956),
    (744, 1133), (768, 1024), (810, 1080), (820, 1180), (834, 1194), (1024, 1366), (1032, 1376),
  ]

  /// The screen that is `width` points wide, upright where a device can be both, else as high as an old phone's is.
  package static func size(width: CGFloat) -> CGSize {
    if let screen = upright.first(where: { $0.width == width }) {
      return CGSize(width: width, height: screen.height)
    }
    if let screen = upright.first(where: { $0.height == width }) {
      return CGSize(width: width, height: screen.width)
    }
    return CGSize(width: width, height: (width * 16 / 9).rounded())
  }
}
