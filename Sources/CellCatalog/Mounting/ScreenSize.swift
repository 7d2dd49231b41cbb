package import Foundation

/// The screens of Apple's phones and tablets, by their widths.
package enum ScreenSize {
  /// In points: those of the models with a name, then of older ones.
  private static let upright =
    DeviceModel.all.map(\.screenSize)
    + [(320, 568), (414, 896), (768, 1024), (810, 1080), (1024, 1366)].map { CGSize(width: $0, height: $1) }

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
