package import Foundation

/// An attributed string whose attributes are freed with it. Foundation on Linux frees those of its own classes only with
/// the characters that have them, so that a process which shows texts again and again would grow.
package final class FreedAttributedString: NSMutableAttributedString {
  /// A part that is freed as its whole is.
  package override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = FreedAttributedString(string: NSString(string: string).substring(with: range))
    enumerateAttributes(in: range) { attributes, place, _ in
      part.setAttributes(
        attributes, range: NSRange(location: place.location - range.location, length: place.length))
    }
    return part
  }

  deinit {
    deleteCharacters(in: NSRange(location: 0, length: length))
  }
}
