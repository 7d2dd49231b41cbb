public import UIKit

/// Something that an image view shows until its picture is there.
@preconcurrency @MainActor public protocol Placeholder {
  func add(to imageView: UIImageView)
  func remove(from imageView: UIImageView)
}

extension UIImage: Placeholder {
  public func add(to imageView: UIImageView) { imageView.image = self }
  public func remove(from imageView: UIImageView) { imageView.image = nil }
}

extension Placeholder where Self: UIView {
  public func add(to imageView: UIImageView) {
    imageView.addSubview(self)
    frame = imageView.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  public func remove(from imageView: UIImageView) { removeFromSuperview() }
}
