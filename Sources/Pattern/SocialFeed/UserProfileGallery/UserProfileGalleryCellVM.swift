import Foundation
import MFS

/// The view model of a profile's latest photos.
final class UserProfileGalleryCellVM: MFSViewModel {
  let title: String
  let photos: [Photo]

  /// Collects the photos of posts, without sensitive ones.
  init(statuses: [Status], settings: FeedSettings = FeedSettings()) {
    title = "Photos"
    photos = statuses.filter { !$0.isSensitive }.flatMap(\.mediaAttachments)
      .map { Photo(attachment: $0, media: settings.media) }
  }

  func isEqual(to other: UserProfileGalleryCellVM) -> Bool {
    title == other.title && photos == other.photos
  }
}
