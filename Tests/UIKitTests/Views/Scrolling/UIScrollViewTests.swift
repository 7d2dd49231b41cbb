import Foundation
import Testing

@testable import UIKit

@MainActor struct UIScrollViewTests {
  final class Probe: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    var ends = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }

  let probe = Probe()
  let view: UIScrollView

  init() {
    view = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    view.contentSize = CGSize(width: 300, height: 1000)
    view.delegate = probe
  }

  @Test func `the content offset is the origin of the bounds`() {
    view.contentOffset = CGPoint(x: 5, y: 70)
    #expect(view.bounds == CGRect(x: 5, y: 70, width: 100, height: 200))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    view.bounds.origin.y = 90
    #expect(view.contentOffset == CGPoint(x: 5, y: 90))
  }

  @Test func `the delegate is called for each change of the offset`() {
    view.contentOffset.y = 30
    view.contentOffset.y = 30
    view.bounds.origin.y = 40
    #expect(probe.offsets == [CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 40)])
  }

  @Test func `an animated scroll ends before the next picture`() {
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(view.contentOffset.y == CGFloat(50))
    #expect(probe.ends == 0)
    view.settle()
    #expect(probe.ends == 1)
  }

  @Test func `scrolling to a rectangle moves only as far as needed`() {
    view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 50, height: 50), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 250 + 50 - 200))
    view.scrollRectToVisible(CGRect(x: 0, y: 120, width: 50, height: 50), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 100))
    view.scrollRectToVisible(CGRect(x: 0, y: 60, width: 50, height: 50), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 60))
  }

  @Test func `an inset before the first layout moves content at the layout`() {
    view.contentInset = UIEdgeInsets(top: 64, left: 8, bottom: 0, right: 0)
    #expect(view.contentOffset == .zero)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: -8, y: -64))
  }

  @Test func `an early inset moves the content of a view that lays out without its superclass`() {
    final class OwnLayout: UIScrollView {
      override func layoutSubviews() {}
    }
    let view = OwnLayout(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentInset.top = 64
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == CGFloat(-64))
    view.contentInset.top = 20
    #expect(view.contentOffset.y == CGFloat(-20))
  }

  @Test func `an offset that was set before the first layout stays`() {
    view.contentInset.top = 64
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 10)
  }

  @Test func `a new inset moves content only if it is at rest`() {
    view.layoutIfNeeded()
    view.contentInset.top = 64
    #expect(view.contentOffset.y == CGFloat(-64))
    view.contentOffset.y = 100
    view.contentInset.top = 20
    #expect(view.contentOffset.y == CGFloat(100))
  }

  @Test func `content is clipped and moves with the offset`() {
    #expect(view.clipsToBounds)
    let child = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    view.addSubview(child)
    view.contentOffset.y = 250
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(view)
    #expect(child.convert(child.bounds, to: window).origin == CGPoint(x: 10, y: 20 + 300 - 250))
  }

  @Test func `a controller that adjusts no scroll views insets only content that scrolls`() {
    let controller = UIViewController()
    controller.view = view
    controller.automaticallyAdjustsScrollViewInsets = false
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    #expect(view.adjustedContentInset.top == CGFloat(44))
    view.contentSize.height = 100
    #expect(view.adjustedContentInset == .zero)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset.top == CGFloat(44))
  }

  @Test func `a controller's safe area insets the content`() {
    let controller = UIViewController()
    controller.view = view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 9, bottom: 34, right: 9)
    #expect(view.adjustedContentInset.top == CGFloat(44))
    #expect(view.contentOffset.y == CGFloat(-44))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == .zero)
    #expect(view.contentOffset.y == CGFloat(0))
  }

  @Test func `horizontal safe area insets are ignored without horizontal scrolling`() {
    let area = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let narrow = UIScrollView.ContentInsetAdjustmentBehavior.automatic.insets(
      of: area, contentSize: CGSize(width: 100, height: 10), in: CGSize(width: 100, height: 100))
    #expect(narrow == UIEdgeInsets(top: 1, left: 0, bottom: 3, right: 0))
  }

  final class Zoomer: NSObject, UIScrollViewDelegate {
    let view: UIView
    var scales: [CGFloat] = []
    var calls: [String] = []
    init(_ view: UIView) { self.view = view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("begin at \(Int(scrollView.zoomScale))\(view === self.view ? "" : " of another view")")
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      calls.append("end at \(Int(scale))\(view === self.view ? "" : " of another view")")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { scales.append(scrollView.zoomScale) }
  }

  @Test func `zooming scales the delegate's view within the limits`() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
    let zoomer = Zoomer(content)
    view.addSubview(content)
    view.delegate = zoomer
    view.maximumZoomScale = 2
    view.zoomScale = 5
    #expect(view.zoomScale == 2)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 600, height: 2000))
    #expect(view.contentSize == CGSize(width: 600, height: 2000))
    #expect(zoomer.scales == [2])
  }

  @Test func `zooming to a rectangle centres it`() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
    let zoomer = Zoomer(content)
    view.addSubview(content)
    view.delegate = zoomer
    view.maximumZoomScale = 4
    view.zoom(to: CGRect(x: 100, y: 400, width: 50, height: 100), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 125 * 2 - 50, y: 450 * 2 - 100))
  }

  @Test func `the delegate learns about the beginning and the end of an animated zoom`() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
    let zoomer = Zoomer(content)
    view.addSubview(content)
    view.delegate = zoomer
    view.maximumZoomScale = 4
    view.setZoomScale(2, animated: false)
    #expect(zoomer.calls == [])
    view.setZoomScale(3, animated: true)
    #expect(zoomer.calls == ["begin at 2"])
    view.settle()
    #expect(zoomer.calls == ["begin at 2", "end at 3"])
    #expect(zoomer.scales == [2, 3])
  }

  @Test func `a scroll view without a zoom view does not zoom`() {
    view.maximumZoomScale = 2
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
  }
}
