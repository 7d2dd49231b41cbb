import Foundation
import Testing
import UIKit

/// Tests of members that apps override and that only their own code calls.
@MainActor @Suite struct OverriddenByAppsTests {
  private final class Field: UITextField {
    var pasted: [String] = []

    override func paste(_ sender: Any?) { pasted.append("pasted") }
    override func endEditing(_ force: Bool) -> Bool {
      pasted.append("ended")
      return super.endEditing(force)
    }
    override func deleteBackward() {
      super.deleteBackward()
      pasted.append(text ?? "")
    }
  }

  private final class Layout: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: 0)
    }
  }

  private final class Cell: UITableViewCell {
    var states: [StateMask] = []

    override func willTransition(to state: StateMask) { states.append(state) }
  }

  @Test func `a text field's overridden methods are called`() {
    let field = Field(frame: .zero)
    field.text = "ab"
    field.paste(nil)
    field.deleteBackward()
    let holder = UIView(frame: .zero)
    holder.addSubview(field)
    #expect(!holder.endEditing(true))
    #expect(field.pasted == ["pasted", "a", "ended"])
  }

  @Test func `a layout's override decides where scrolling ends`() {
    let target = Layout().targetContentOffset(
      forProposedContentOffset: CGPoint(x: 170, y: 0), withScrollingVelocity: .zero)
    #expect(target == CGPoint(x: 200, y: 0))
  }

  @Test func `a cell's override receives a state that the app passes`() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.willTransition(to: [.showingEditControl])
    #expect(cell.states == [.showingEditControl])
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
