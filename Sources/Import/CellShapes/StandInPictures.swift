internal import CellSnapRemoteImages
internal import UIKit

/// The pictures in a view that stand in for pictures that it would load from the network.
@MainActor enum StandInPictures {
  /// The side from which on an image view without an image is one for a picture, in points. Smaller ones show marks that
  /// an app often leaves out.
  private static let minimumSide: CGFloat = 30

  /// Gives the image views that lack an image a picture of their size.
  static func fill(_ view: UIView) {
    // The image views in a control or a bar are UIKit's.
    guard !view.isHidden, view.alpha > 0, !type(of: view).facts.hasPrivateParts else { return }
    if let imageView = view as? UIImageView, wantsPicture(imageView) {
      imageView.image = StandInPicture.image(imageView.bounds.size)
    }
    for part in view.subviews { fill(part) }
  }

  private static func wantsPicture(_ view: UIImageView) -> Bool {
    let size = view.bounds.size
    guard min(size.width, size.height) >= minimumSide, max(size.width, size.height) < 4_000,
      !view.isHighlighted, (view.animationImages ?? []).isEmpty
    else { return false }
    guard let image = view.image else { return true }
    return StandInPicture.isOne(image) && image.size != size
  }
}
