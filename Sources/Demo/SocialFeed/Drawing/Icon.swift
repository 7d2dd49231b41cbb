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

  /// What VoiceOver calls a button that shows it.
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

  /// Whether it points somewhere: an arrow to what comes next, a bubble to who speaks.
  private var hasDirection: Bool { self == .comment || self == .share }
}
