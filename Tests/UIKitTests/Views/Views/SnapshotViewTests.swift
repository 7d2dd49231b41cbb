import Testing

@testable import UIKit

@MainActor struct SnapshotViewTests {
  @Test func `a snapshot keeps what the view drew at that time`() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    view.backgroundColor = .red
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .blue
    #expect(snapshot.bounds.size == CGSize(width: 20, height: 10))
    #expect("\(snapshot.scene().nodes)".contains("\(UIColor.red.cgColor.color)"))
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func `a transition replaces one view by another`() {
    let (parent, old, new) = (UIView(), UIView(), UIView())
    parent.addSubview(old)
    UIView.transition(from: old, to: new, duration: 1)
    #expect(parent.subviews == [new])
  }

  @Test func `an animating image view shows its first frame`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    let view = UIImageView()
    view.animationImages = [image]
    #expect(view.shownImage == nil)
    view.startAnimating()
    #expect(view.shownImage === image && view.isAnimating)
  }

  @Test func `a highlighted image view has an animation of its own`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    let view = UIImageView()
    view.animationImages = [UIImage()]
    view.highlightedAnimationImages = [image]
    view.startAnimating()
    #expect(view.shownImage !== image)
    view.isHighlighted = true
    #expect(view.shownImage === image)
  }
}
