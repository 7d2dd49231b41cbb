internal import CellSnapPlaceholders
@_exported public import AVFoundation
@_exported public import UIKit

/// A slider for the volume. Unlike in MediaPlayer, a marked area is drawn.
@preconcurrency @MainActor open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  open override func draw(_ rect: CGRect) {
    PlaceholderArea.draw(in: self, because: "CellSnap draws no slider for the volume")
  }
}

extension MPVolumeView: StandInFacts {
  package static var standInFacts: ViewFacts {
    ViewFacts(MPVolumeView.self) { _ in MPVolumeView(frame: .zero) }
  }
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// The text of the lock screen about what plays. Nothing shows it.
@preconcurrency @MainActor open class MPNowPlayingInfoCenter: NSObject {
  private static let shared = MPNowPlayingInfoCenter()

  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  open var nowPlayingInfo: [String: Any]?
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case commandFailed = 200
}

/// A button of the lock screen. Nobody presses it.
@preconcurrency @MainActor open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    NSObject()
  }
  open func removeTarget(_ target: Any?) {}
}

open class MPRemoteCommandEvent: NSObject {
  open var timestamp: TimeInterval { 0 }
}

@preconcurrency @MainActor open class MPRemoteCommandCenter: NSObject {
  private static let center = MPRemoteCommandCenter()

  open class func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
}
