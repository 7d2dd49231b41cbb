import Testing
import UIKit
@testable import CellChecks

@MainActor @Suite struct FindingViewNameTests {
  @Test func `a part of a standard cell is named by its property alone`() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let label = try #require(cell.detailTextLabel)
    #expect(FindingViewName(of: label).property == "detailTextLabel")
  }

  @Test func `a field's own label is named after the field`() throws {
    let cell = StripCell(style: .default, reuseIdentifier: nil)
    cell.field.placeholder = "Name"
    cell.field.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    cell.field.layoutIfNeeded()
    let label = try #require(cell.field.subviews.first { $0 is UILabel })
    #expect(FindingViewName(of: label).property == "field.UILabel")
  }

  @Test func `a plain item is named after the collection in the app's cell`() throws {
    let cell = StripCell(style: .default, reuseIdentifier: nil)
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    cell.strip.addSubview(item)
    #expect(FindingViewName(of: item).owner == "StripCell")
    #expect(FindingViewName(of: item).property == "strip.UICollectionViewCell")
  }

  @Test func `a view in an array is named by its index`() {
    let cell = StripCell(style: .default, reuseIdentifier: nil)
    #expect(FindingViewName(of: cell.badges[1]).property == "badges[1]")
  }

  @Test func `traits are named`() {
    #expect(UIAccessibilityTraits.none.words == "none")
    #expect(UIAccessibilityTraits([.button, .selected]).words == "button, selected")
    #expect(UIAccessibilityTraits(rawValue: 1 << 40).words == "1099511627776")
  }
}

private final class StripCell: UITableViewCell {
  let strip = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 60), collectionViewLayout: UICollectionViewFlowLayout())
  let field = UITextField()
  let badges = [UIView(), UIView()]

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [strip, field] + badges { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }
}
