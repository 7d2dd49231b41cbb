import CellDrawing
import Testing

@testable import UIKit

/// Tests that a tree has the same scene before and after the first use of constraints and effect views anywhere.
@MainActor @Suite struct FirstUseTests {
  /// Returns a tree without constraints and effect views, as it is when it is made.
  private func tree() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    root.backgroundColor = .white
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    inner.autoresizingMask = [.flexibleWidth]
    inner.alpha = 0.5
    inner.addSubview(UIButton(frame: CGRect(x: 2, y: 2, width: 10, height: 10)))
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    cell.textLabel?.text = "Hello"
    cell.detailTextLabel?.text = "world"
    root.addSubview(inner)
    root.addSubview(cell)
    root.frame.size.width = 80
    return root
  }

  @Test func `a scene does not depend on whether constraints were ever used`() {
    let wasUsed = LayoutEngine.isUsed
    defer { LayoutEngine.isUsed = wasUsed }
    LayoutEngine.isUsed = false
    let before = tree().scene()
    #expect(!LayoutEngine.isUsed)
    LayoutEngine.isUsed = true
    #expect(tree().scene() == before)
  }

  @Test func `a scene does not depend on whether an effect view was ever made`() {
    let wasInUse = UIVisualEffectView.isInUse
    defer { UIVisualEffectView.isInUse = wasInUse }
    UIVisualEffectView.isInUse = false
    let before = tree().scene()
    #expect(!UIVisualEffectView.isInUse)
    UIVisualEffectView.isInUse = true
    #expect(tree().scene() == before)
  }
}
