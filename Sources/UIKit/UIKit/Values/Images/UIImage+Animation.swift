public import Foundation

extension UIImage {
  /// Creates an animated image, of which views draw the first frame. Returns nil if there is no frame.
  ///
  /// - Parameters:
  ///   - images: The frames in their order.
  ///   - duration: The time in seconds that all frames take. Zero gives each frame a thirtieth of a second.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      content: first.content, darkContent: first.darkContent, size: first.size, scale: first.scale,
      renderingMode: first.renderingMode, resizingMode: first.resizingMode, capInsets: first.capInsets,
      isResizable: first.isResizable, orientation: first.imageOrientation,
      flipsForRightToLeft: first.flipsForRightToLeftLayoutDirection, ownTint: first.ownTint,
      symbol: first.symbol, alignmentRectInsets: first.alignmentRectInsets, images: images,
      duration: duration == 0 ? Double(images.count) / 30 : duration)
  }

  /// Creates an animated image of the images whose names are `name` and a number, from 0 or 1 up to the first one
  /// that is missing.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: frames(named: name), duration: duration)
  }

  /// Creates an animated image whose frames are tiled between their caps.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Creates an animated image whose frames are tiled or stretched between their caps.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImage(
      with: frames(named: name).map {
        $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
      },
      duration: duration)
  }

  private static func frames(named name: String) -> [UIImage] {
    let first = UIImage(named: name + "0").map { [$0] } ?? []
    var frames = first
    for number in 1...1024 {
      guard let frame = UIImage(named: "\(name)\(number)") else { break }
      frames.append(frame)
    }
    return frames
  }
}
