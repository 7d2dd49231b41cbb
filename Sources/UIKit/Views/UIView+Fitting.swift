public import Foundation

extension UIView {
  /// Asks for the smallest size; a view that lays out by hand takes it for no width at all.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// What fits, with the sides that are required as they are.
  func fittingSize(_ target: CGSize, isWidthRequired: Bool, isHeightRequired: Bool) -> CGSize {
    let room = CGSize(
      width: target.width,
      height: isHeightRequired || target.height > 0 ? target.height : .greatestFiniteMagnitude)
    let size = sizeThatFits(room)
    return CGSize(
      width: isWidthRequired ? target.width : size.width,
      height: isHeightRequired ? target.height : size.height)
  }
}
