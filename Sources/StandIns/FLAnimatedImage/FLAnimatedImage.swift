public import UIKit

/// A picture that moves. Only its first picture is known.
public final class FLAnimatedImage: NSObject, Sendable {
  /// The first picture.
  public let posterImage: UIImage
  public let data: Data

  /// Creates the picture from the data of a file. Returns nil, and reports it, if the first picture cannot be read.
  public init?(animatedGIFData data: Data?) {
    guard let data, let image = UIImage(data: data) else {
      Diagnostics.report(
        "FLAnimatedImage reads no picture from its \(data?.count ?? 0) bytes, and shows nothing; "
          + "give the whole file of a GIF, PNG, JPEG or WebP")
      return nil
    }
    self.data = data
    posterImage = image
  }

  public convenience init?(gifData data: Data?) { self.init(animatedGIFData: data) }

  public var size: CGSize { posterImage.size }
  public var loopCount: Int { 0 }
  public var frameCount: Int { 1 }
}

/// An image view that plays pictures. It shows the first one.
@preconcurrency @MainActor open class FLAnimatedImageView: UIImageView {
  open var animatedImage: FLAnimatedImage? { didSet { image = animatedImage?.posterImage } }
  open var loopCompletionBlock: ((UInt) -> Void)?
  open var currentFrame: UIImage? { image }
  open var currentFrameIndex: UInt { 0 }
  open var runLoopMode = RunLoop.Mode.common
}

extension FLAnimatedImageView: StandInFacts {
  package static var standInFacts: ViewFacts {
    ViewFacts(FLAnimatedImageView.self) { _ in FLAnimatedImageView(frame: .zero) }
  }
}
