package import Foundation

/// The screens of Apple's phones and tablets, by their widths.
package enum ScreenSize {
  /// The sizes in points: first the named models' sizes, then older models' sizes.
  private static let upright =
    SnapshotDevice.all.map(\.screenSize)
    + [(320, 568), (414, 896), (768, 1024), (810, 1080), (1024, 1366)].map { CGSize(width: $0, height: $1) }

  /// Returns the screen with a width in points.
  ///
  /// If a screen fits in either orientation, portrait is preferred. If none fits, the height is 16/9 of the width, as
  /// on old phones.
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
