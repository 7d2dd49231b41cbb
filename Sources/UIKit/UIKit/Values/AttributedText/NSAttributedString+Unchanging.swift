import Foundation

extension NSAttributedString {
  /// Whether nobody can change the text. This is known only of objects of exactly this class.
  var isUnchanging: Bool { type(of: self) == NSAttributedString.self }

  /// The text itself if nobody can change it, otherwise a copy.
  var unchanging: NSAttributedString { isUnchanging ? self : NSAttributedString(attributedString: self) }
}
