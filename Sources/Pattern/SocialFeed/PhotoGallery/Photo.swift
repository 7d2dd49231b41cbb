import MFS
import UIKit

/// A photo as a tile shows it.
struct Photo: Sendable, Hashable {
  var file: String?
  var blurHash: String?
  /// Width divided by height.
  var aspectRatio: CGFloat
  /// The description of the photo in words.
  var summary: String
  /// The label in the corner of a video or a sound.
  var badge: String?

  init(attachment: MediaAttachment, media: MediaFolder) {
    file = media.file(url: attachment.url, id: attachment.id) ?? media.file(url: attachment.previewURL)
    blurHash = attachment.blurHash
    summary = attachment.summary
    aspectRatio = attachment.aspectRatio.map { CGFloat($0) } ?? 1.5
    switch attachment.kind {
    case .image, .unknown: badge = nil
    case .gifv: badge = "GIF"
    case .video: badge = "Video"
    case .audio: badge = "Audio"
    }
  }

  /// Returns the photo itself, or its blurred preview if it is hidden or not in the media folder.
  func image(isHidden: Bool) -> UIImage? {
    if !isHidden, let file, let image = ImageFiles.image(atPath: file) { return image }
    return blurHash.flatMap { BlurHash.image(of: $0, aspectRatio: aspectRatio) }
  }

  /// Prepares `image(isHidden:)` in advance, on any thread, for a view of this size in points, which it fills.
  func prepareImage(isHidden: Bool, filling size: CGSize) {
    if !isHidden, let file, ImageFiles.image(atPath: file) != nil {
      ImageFiles.prepare(atPath: file, filling: size)
    } else {
      _ = image(isHidden: isHidden)?.preparedForDrawing(filling: size)
    }
  }
}
