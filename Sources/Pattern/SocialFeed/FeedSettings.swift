package import Foundation

/// The settings that view models are made with, besides their models.
package struct FeedSettings: Sendable, Hashable {
  /// The folder with photos, avatars and emoji.
  package var media: MediaFolder
  /// The moment that dates are relative to.
  package var now: Date
  /// Whether long texts, posts behind content warnings and sensitive photos are shown in full.
  package var isExpanded: Bool

  package init(media: MediaFolder = .resources, now: Date = SampleData.now, isExpanded: Bool = false) {
    self.media = media
    self.now = now
    self.isExpanded = isExpanded
  }
}
