import Foundation
import MFS

/// The latest photos of a profile.
final class UserProfileGalleryCellVM: MFSViewModel {
  let title: String
  let photos: [Photo]

  /// The photos of posts, without those that are sensitive.
  init(statuses: [Status], settings: FeedSettings = FeedSettings()) {
    title = "Photos"
    photos = statuses.filter { !$0.isSensitive }.flatMap(\.mediaAttachments)
      .map { Photo(attachment: $0, media: settings.media) }
  }

  func isEqual(to other: UserProfileGalleryCellVM) -> Bool {
    title == other.title && photos == other.photos
  }
}
