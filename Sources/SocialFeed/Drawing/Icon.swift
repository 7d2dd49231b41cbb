import Foundation
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
    let file = SampleData.folder.appending(path: "icons/\(rawValue).svg").path
    return ImageFiles.image(atPath: file)?.withRenderingMode(.alwaysTemplate)
  }
}
