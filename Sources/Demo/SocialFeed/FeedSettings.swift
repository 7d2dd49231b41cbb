public import Foundation

/// The settings that view models are made with, besides their models.
public struct FeedSettings: Sendable, Hashable {
  /// The folder with photos, avatars and emoji.
  public var media: MediaFolder
  /// The moment that dates are relative to.
  public var now: Date
  /// Whether long texts, posts behind content warnings and sensitive photos are shown in full.
  public var isExpanded: Bool

  public init(media: MediaFolder = .resources, now: Date = SampleData.now, isExpanded: Bool = false) {
    self.media = media
    self.now = now
    self.isExpanded = isExpanded
  }
}
