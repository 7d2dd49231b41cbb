package import Foundation

/// An attributed string whose attributes are freed with it. Foundation on Linux frees those of its own classes only with
/// the characters that have them, so that a process which shows texts again and again would grow.
package final class FreedAttributedString: NSMutableAttributedString {
  deinit {
    deleteCharacters(in: NSRange(location: 0, length: length))
  }
}
