public import CoreMedia
public import UIKit

/// A player of films and sounds. It plays nothing and always pauses at the time that was set last.
@preconcurrency @MainActor open class AVPlayer: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  open var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  private var time = CMTime.zero

  nonisolated public override init() { super.init() }

  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }

  open var status: Status { .unknown }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var error: (any Error)? { nil }

  open func play() {}
  open func pause() {}
  open func currentTime() -> CMTime { time }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func seek(to time: CMTime) { self.time = time }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }

  open func seek(to time: CMTime, completionHandler: (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }

  /// Returns an observer that is never called, because no time passes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    NSObject()
  }

  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any {
    NSObject()
  }

  open func removeTimeObserver(_ observer: Any) {}
}

@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  nonisolated public override init() { super.init() }

  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  open func items() -> [AVPlayerItem] { queue }
  open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) { queue.append(item) }
  open func removeAllItems() { queue = [] }
  open func advanceToNextItem() {}
}

@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  open func disableLooping() {}
}
