import Foundation

extension NSAttributedString {
  /// Whether nobody can change it: only of this class itself that is known.
  var isUnchanging: Bool { type(of: self) == NSAttributedString.self }

  /// Itself, or a copy where others may change it.
  var unchanging: NSAttributedString { isUnchanging ? self : NSAttributedString(attributedString: self) }
}
