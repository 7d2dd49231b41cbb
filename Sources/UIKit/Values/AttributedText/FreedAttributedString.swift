package import Foundation

/// An attributed string that is freed whole. Foundation on Linux never frees the runs of attributes of its own, so that a
/// process which shows texts again and again would grow.
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
    guard let place = Self.placeOfRuns else {
      // Frees what is large at least: the attributes of the characters.
      return deleteCharacters(in: NSRange(location: 0, length: length))
    }
    let runs = Unmanaged.passUnretained(self).toOpaque().load(
      fromByteOffset: place, as: Unmanaged<AnyObject>?.self)
    runs?.release()
  }

  /// Where the reference that Foundation never gives back lies in an attributed string, in bytes; nil where this
  /// Foundation frees it or it is not found, so that nothing is freed twice.
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
      // After the header of two words it has three properties, of which this is the last.
      return runs.flatMap { runs in
        [24, 32].first { object.load(fromByteOffset: $0, as: OpaquePointer?.self) == runs }
      }
    }
  }()

  private final class Mark {}
}
