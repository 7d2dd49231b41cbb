import CellDrawing
import CellSnapshots
import Foundation

extension SnapshotConfiguration {
  /// The reason why no picture can be made, with the solution, in one line; nil if there is no problem.
  package var problem: String? {
    guard scale >= 0.5, scale <= 8 else {
      return "scale \(scale): give pixels per point from 0.5 to 8, usually 1, 2 or 3"
    }
    let largest = (CGFloat(Bitmap.maximumSide) / scale).rounded(.down)
    guard width >= 1, width <= largest else {
      return "width \(PlainNumber.text(width)): give points from 1 to \(PlainNumber.text(largest))"
    }
    guard Self.isLanguage(language) else {
      return "language \"\(language)\": give a tag such as de, ar or pt-BR"
    }
    return nil
  }

  /// Returns whether a text is the tag of a language. Tags become parts of file names.
  package static func isLanguage(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isASCIILetter)
    else { return false }
    guard
      parts.dropFirst().allSatisfy({
        (2...8).contains($0.count) && $0.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      })
    else { return false }
    // A tag with the right form and an unknown language would be drawn as another language.
    let tag = Locale.Language(identifier: text)
    return tag.languageCode?.isISOLanguage == true && tag.region?.isISORegion != false
  }
}
