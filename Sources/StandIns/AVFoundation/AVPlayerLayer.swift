public import UIKit

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that shows the pictures of something that moves. It is black, and a warning says why.
@preconcurrency @MainActor open class AVBlackLayer: CALayer {
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) {
    nil
  }

  open override func draw(in context: CGContext) {
    Diagnostics.report(self, "drawn as a black area: CellSnap plays no films and has no camera")
    context.setFillColor(UIColor.black.cgColor)
    context.fill(bounds)
  }
}

/// The layer of a player.
@preconcurrency @MainActor open class AVPlayerLayer: AVBlackLayer {
  open var player: AVPlayer?

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { bounds }
}

/// The layer of a camera.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: AVBlackLayer {
  open var session: AVCaptureSession?
  open var connection: AVCaptureConnection? { nil }

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}

/// Returns the largest rectangle of a shape in the middle of another rectangle.
public func AVMakeRect(aspectRatio: CGSize, insideRect rect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return rect }
  let factor = min(rect.width / aspectRatio.width, rect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * factor, height: aspectRatio.height * factor)
  return CGRect(
    x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
}
