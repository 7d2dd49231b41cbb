public import Foundation

/// What view models are made with beside their models.
public struct FeedSettings: Sendable, Hashable {
  /// Where photos, avatars and emoji are found.
  public var media: MediaFolder
  /// What dates are relative to.
  public var now: Date
  /// Whether long texts, content warnings and sensitive photos are shown in full.
  public var isExpanded: Bool

  public init(media: MediaFolder = .resources, now: Date = SampleData.now, isExpanded: Bool = false) {
    self.media = media
    self.now = now
    self.isExpanded = isExpanded
  }
}
