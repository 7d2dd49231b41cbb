import Foundation
import Testing
import UIKit

/// Tests of members that apps override and that only their own code calls.
@MainActor @Suite struct OverriddenByAppsTests {
  private final class Field: UITextField {
    var calls: [Bool] = []

    override func endEditing(_ force: Bool) -> Bool {
      calls.append(force)
      return super.endEditing(force)
    }
  }

  @Test func `ending a view's editing asks the text fields in it`() {
    let (field, holder) = (Field(frame: .zero), UIView(frame: .zero))
    holder.addSubview(field)
    // No field is being edited.
    #expect(!holder.endEditing(true))
    #expect(field.calls == [true])
  }

  @Test func `deleting backwards removes the last character of a text field`() {
    let field = UITextField(frame: .zero)
    field.text = "ab"
    field.deleteBackward()
    #expect(field.text == "a")
  }

  @Test func `a layout proposes no other place for scrolling to end`() {
    let target = UICollectionViewFlowLayout().targetContentOffset(
      forProposedContentOffset: CGPoint(x: 170, y: 0), withScrollingVelocity: .zero)
    #expect(target == CGPoint(x: 170, y: 0))
  }

  @Test func `a cell is being edited when that is set`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.setEditing(true, animated: false)
    #expect(cell.isEditing)
  }

  @Test func `attributes give the affine part of their 3D transform`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test func `a scroll view does not cancel touches in controls`() {
    let scroll = UIScrollView(frame: .zero)
    #expect(scroll.touchesShouldCancel(in: UIView(frame: .zero)))
    #expect(!scroll.touchesShouldCancel(in: UISlider(frame: .zero)))
  }
}
