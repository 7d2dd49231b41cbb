public import Foundation

/// The sections of an index of names: the letters from A to Z, and `#` for all others.
///
/// Unlike UIKit, every language has the same letters. Letters with marks belong to their base letter.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  open class func current() -> UILocalizedIndexedCollation { shared }

  private let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }

  open var sectionTitles: [String] { letters + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitle: Int) -> Int { indexTitle }

  /// Returns the section of an object by the name that a method of it returns. Unlike UIKit, the selector has to come
  /// from `#selector` in a file that the source pass has processed.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let name = name(of: object, selector)
    let first = name.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).prefix(1)
      .uppercased()
    return letters.firstIndex(of: first) ?? letters.count
  }

  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (name(of: $0, selector), $0) }
      .sorted { $0.0.localizedStandardCompare($1.0) == .orderedAscending }
      .map(\.1)
  }

  private func name(of object: Any, _ selector: Selector) -> String {
    let object = object as AnyObject
    return (selector.perform(on: object) ?? nil) as? String ?? ""
  }
}
