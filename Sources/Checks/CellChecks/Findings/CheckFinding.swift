public import CellCatalog
import CellSnapshots
public import Foundation

/// A fault in one place.
public struct CheckFinding: Hashable, Sendable, Codable {
  public var check: CheckKind
  public var rule: CheckRule
  /// The name of the entry.
  public var entry: String
  /// The width in points.
  public var width: CGFloat
  /// The circumstances as in names of pictures, such as `375@2x-rtl-XXXL`.
  public var configuration: String
  /// The section and the row or item, such as `0-3`; nil outside rows and items.
  public var row: String?
  /// The place in words: `row 3`, `row 1-3` if there are several sections, `item 3`, or `header 1`.
  public var rowName: String?
  /// The class of the cell, or of the controller or view of an entry without rows.
  public var owner: String
  /// The name of the property that holds the view; nil if the finding is about the owner itself.
  public var view: String?
  public var viewClass: String?
  /// The differing property, such as `text`, `frame` or `isHidden`, or the rule's name if that is enough.
  public var kind: String
  /// The claim that the fault contradicts, such as `text is not cut off`.
  public var claim: String
  /// The expected value or state.
  public var expected: String
  /// The found value or state.
  public var actual: String
  /// The shortest steps that show the fault.
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

  /// The faulty view, without its place: `MessageCell.textLabel`.
  package var subject: String {
    guard let view else { return owner }
    return "\(owner).\(view)"
  }
}
