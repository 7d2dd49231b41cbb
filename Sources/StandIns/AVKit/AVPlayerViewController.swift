@_exported public import AVFoundation
public import UIKit

/// A controller that shows a player. Its view is black, and a warning says why.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer? { didSet { (viewIfLoaded as? PlayerView)?.playerLayer.player = player } }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true

  open override func loadView() {
    let player = PlayerView(frame: UIScreen.main.bounds)
    player.playerLayer.player = self.player
    view = player
  }

  open var contentOverlayView: UIView? { viewIfLoaded }
  open var isReadyForDisplay: Bool { false }
}

@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// A view with the layer of a player.
final class PlayerView: UIView {
  let playerLayer = AVPlayerLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    playerLayer.frame = bounds
    layer.addSublayer(playerLayer)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    playerLayer.frame = bounds
  }
}

/// A small window for a film. There is none.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
  open class func isPictureInPictureSupported() -> Bool { false }
  public init?(playerLayer: AVPlayerLayer) { nil }
}
