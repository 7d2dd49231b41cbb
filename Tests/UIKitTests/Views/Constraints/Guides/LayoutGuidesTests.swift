import Testing
import UIKit

/// Tests of constraints that refer to layout guides.
@MainActor @Suite struct LayoutGuidesTests {
  @Test func `a custom guide keeps its width between views`() {
    let (first, second) = (Box(10, 10), Box(10, 10))
    let holder = UIView.holding(first, second)
    let guide = UILayoutGuide()
    holder.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      guide.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 33),
      second.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    holder.layoutIfNeeded()
    #expect(second.frame.minX == 43)
    #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 33, height: 0))
    #expect(holder.layoutGuides == [guide])
  }

  @Test func `layout margins move constrained views`() {
    let box = Box(10, 10)
    let holder = UIView.holding(box)
    let margins = holder.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      box.topAnchor.constraint(equalTo: margins.topAnchor),
    ])
    holder.layoutIfNeeded()
    #expect(box.frame.origin == CGPoint(x: 8, y: 8))
    holder.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    holder.layoutIfNeeded()
    #expect(box.frame.origin == CGPoint(x: 30, y: 20))
  }

  @Test func `a controller's safe area moves its content`() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let box = Box(10, 10)
    controller.view.addSubview(box)
    let area: UILayoutGuide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: area.topAnchor), box.leftAnchor.constraint(equalTo: area.leftAnchor),
    ])
    controller.additionalSafeAreaInsets.top = 47
    controller.view.layoutIfNeeded()
    #expect(box.frame.minY == 47)
    #expect(area.layoutFrame == CGRect(x: 0, y: 47, width: 100, height: 153))
  }

  @Test func `a scroll view's edges are its content's edges`() {
    let (scroll, content) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), Box())
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 5, y: 0, width: 90, height: 300))
    #expect(scroll.contentSize == CGSize(width: 100, height: 300))
  }

  @Test func `a scroll view's guides are its content and its frame`() {
    let (scroll, content, pinned) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), Box(), Box(20, 10)
    )
    scroll.addSubview(content)
    scroll.addSubview(pinned)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
      pinned.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize.height == 300)
    #expect(pinned.frame.minY == 70)
    scroll.contentOffset.y = 50
    scroll.layoutIfNeeded()
    #expect(pinned.frame.minY == 120)
  }

  @Test func `the keyboard guide is at the bottom edge`() {
    let box = Box(10, 10)
    let holder = UIView.holding(box)
    box.bottomAnchor.constraint(equalTo: holder.keyboardLayoutGuide.topAnchor).isActive = true
    holder.layoutIfNeeded()
    #expect(box.frame.maxY == 100)
  }
}
