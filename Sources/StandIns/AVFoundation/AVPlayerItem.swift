public import CoreMedia
public import UIKit

/// A film or sound that a player could play.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public let asset: AVAsset
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var forwardPlaybackEndTime = CMTime.invalid

  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  open var status: Status { .unknown }
  open var duration: CMTime { .indefinite }
  open var error: (any Error)? { nil }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var presentationSize: CGSize { .zero }
  open var loadedTimeRanges: [NSValue] { [] }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(true) }

  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

/// A film or sound. Nothing is known of it but its address.
open class AVAsset: NSObject, @unchecked Sendable {
  // This is safe: the class has no property that changes.
  public convenience init(url: URL) { self.init() }

  open var duration: CMTime { .indefinite }
  open var isPlayable: Bool { false }
  open var tracks: [AVAssetTrack] { [] }
  open func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { [] }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  // This is safe: the class has no property that changes.
  public let url: URL

  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
  }
}

open class AVAssetTrack: NSObject {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var mediaType: AVMediaType { .video }
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// The pictures of a film. Unlike in AVFoundation, there are none, and a warning says so.
open class AVAssetImageGenerator: NSObject {
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) {}

  open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    Diagnostics.report("AVAssetImageGenerator makes no picture, because CellSnap reads no films")
    throw AVError(.unknown)
  }
}

public struct AVError: Error {
  public enum Code: Int, Sendable {
    case unknown = -11_800
    case fileFailedToParse = -11_829
    case mediaServicesWereReset = -11_819
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}
