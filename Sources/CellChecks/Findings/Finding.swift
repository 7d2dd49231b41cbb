public import CellCatalog
import CellSnapshots
public import Foundation

/// One fault in one place.
public struct Finding: Hashable, Sendable, Codable {
  public var check: Check
  public var rule: CheckRule
  public var entry: String
  /// In points.
  public var width: CGFloat
  /// The circumstances as in pictures' names, such as `375@2x-rtl-XXXL`.
  public var configuration: String
  /// Section and row, or item, such as `0-3`; nil outside of them.
  public var row: String?
  /// The same in words, as in `row 3`, `row 1-3` where there are several sections, `item 3`; or `header 1`.
  public var rowName: String?
  /// The class of the cell, or of the controller or view of an entry without rows.
  public var owner: String
  /// The name of the property that holds the view; nil where the owner as a whole is meant.
  public var view: String?
  public var viewClass: String?
  /// What differs, such as `text`, `frame` or `isHidden`; the rule's name where that says it.
  public var kind: String
  public var claim: String
  public var expected: String
  public var actual: String
  /// The least that shows the fault.
  public var reproduction: String

  package init(
    _ rule: CheckRule, in place: EntryPlace, row: IndexPath? = nil, owner: String, view: String? = nil,
    viewClass: String? = nil, kind: String? = nil, expected: String, actual: String, reproduction: String
  ) {
    check = rule.check
    self.rule = rule
    entry = place.entry
    width = place.circumstances.configuration.width
    configuration = place.circumstances.text
    self.row = row.map { "\($0.section)-\($0.row)" }
    rowName = row.map(place.name(ofRow:))
    self.owner = owner
    self.view = view
    self.viewClass = viewClass
    self.kind = kind ?? rule.rawValue
    claim = rule.claim
    self.expected = expected
    self.actual = actual
    self.reproduction = reproduction
  }

  /// What is at fault, without saying where it was seen: `MessageCell.textLabel`.
  package var subject: String {
    guard let view else { return owner }
    return "\(owner).\(view)"
  }
}
