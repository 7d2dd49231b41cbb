package import Foundation

/// An attributed string that frees its attributes.
///
/// Foundation on Linux never frees the attribute runs of its own attributed strings, so a process that shows texts
/// again and again would grow.
package final class FreedAttributedString: NSMutableAttributedString {
  /// Returns a part of the text, which frees its attributes too.
  package override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = FreedAttributedString(string: NSString(string: string).substring(with: range))
    enumerateAttributes(in: range) { attributes, place, _ in
      part.setAttributes(
        attributes, range: NSRange(location: place.location - range.location, length: place.length))
    }
    return part
  }

  deinit {
    guard let place = Self.placeOfRuns else {
      // Frees at least the largest part: the attributes of the characters.
      return deleteCharacters(in: NSRange(location: 0, length: length))
    }
    let runs = Unmanaged.passUnretained(self).toOpaque().load(
      fromByteOffset: place, as: Unmanaged<AnyObject>?.self)
    runs?.release()
  }

  /// The offset in bytes, within an attributed string, of the reference that Foundation never releases.
  ///
  /// Nil if this Foundation releases it or if it is not found, so that nothing is freed twice.
  private static let placeOfRuns: Int? = {
    weak var mark: Mark?
    do {
      let own = Mark()
      mark = own
      _ = NSAttributedString(string: "a", attributes: [NSAttributedString.Key("mark"): own])
    }
    guard mark != nil else { return nil }
    let text = NSMutableAttributedString(string: "a")
    let object = Unmanaged.passUnretained(text).toOpaque()
    return withExtendedLifetime(text) { () -> Int? in
      let runs = Mirror(reflecting: text).superclassMirror?.descendant("_attributeArray") as? OpaquePointer
      // The object has a header of two words and then three properties; this is the last one.
      return runs.flatMap { runs in
        [24, 32].first { object.load(fromByteOffset: $0, as: OpaquePointer?.self) == runs }
      }
    }
  }()

  private final class Mark {}
}
