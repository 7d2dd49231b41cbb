import UIKit

/// The module's line icons, 24 points square, drawn in the tint colour.
enum Icon: String, Sendable {
  case like
  case likeFilled = "like-filled"
  case comment
  case share
  case eye
  case more
  case hidden

  /// The name that VoiceOver reads for a button with the icon.
  var spokenName: String {
    switch self {
    case .like, .likeFilled: "Like"
    case .comment: "Comment"
    case .share: "Share"
    case .eye: "Views"
    case .more: "More"
    case .hidden: "Hidden"
    }
  }

  var image: UIImage? {
    let image = ImageFiles.icon(named: rawValue)?.withRenderingMode(.alwaysTemplate)
    return hasDirection ? image?.imageFlippedForRightToLeftLayoutDirection() : image
  }

  /// Whether the icon points in a direction: an arrow forward, or a bubble towards the speaker.
  private var hasDirection: Bool { self == .comment || self == .share }
}
