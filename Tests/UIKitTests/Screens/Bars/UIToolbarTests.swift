import Foundation
import Testing

@testable import UIKit

@MainActor struct UIToolbarTests {
  private func frames(
    _ items: [UIBarButtonItem], direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> [CGRect] {
    Device.using(Device(layoutDirection: direction, systemVersion: .iOS18)) {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      bar.items = items
      bar.layoutIfNeeded()
      return bar.subviews.compactMap { $0 as? BarButton }.map(\.frame)
    }
  }

  private var symbol: UIBarButtonItem { UIBarButtonItem(systemItem: .add) }

  @Test func `toolbar items begin at the leading end`() {
    let expected: [CGFloat] = [16, 16 + 24 + 16]
    #expect(frames([symbol, symbol]).map(\.minX) == expected)
    #expect(frames([symbol], direction: .rightToLeft).map(\.maxX) == [359])
  }

  @Test func `flexible spaces share the remaining width`() {
    #expect(frames([.flexibleSpace(), symbol, .flexibleSpace()]).map(\.midX) == [187.5])
    let three = frames([symbol, .flexibleSpace(), symbol, .flexibleSpace(), symbol])
    #expect(three.map(\.minX) == [16, 175.5, 335])
  }

  @Test func `a fixed space has its given width`() {
    #expect(frames([symbol, .fixedSpace(50), symbol]).map(\.minX) == [16, 90])
  }

  @Test func `a hidden item takes no space`() {
    let hidden = symbol
    hidden.isHidden = true
    #expect(frames([hidden, symbol]).map(\.minX) == [16])
  }

  @Test func `a custom view keeps its size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(frames([UIBarButtonItem(customView: view)]).map(\.width) == [60])
    #expect(view.frame == CGRect(x: 0, y: 12, width: 60, height: 20))
  }

  @Test func `every system item except spaces has a symbol or a title`() {
    for raw in 0...24 {
      guard let item = UIBarButtonItem.SystemItem(rawValue: raw) else { continue }
      let isSpace = item == .flexibleSpace || item == .fixedSpace
      #expect((BarSymbol.image(of: item) == nil && BarSymbol.title(of: item) == nil) == isSpace)
    }
  }

  @Test func `a button is as wide as the widest of its possible titles`() {
    func width(_ title: String, possible: Set<String>? = nil) -> CGFloat {
      let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
      item.possibleTitles = possible
      return frames([item])[0].width
    }
    #expect(width("Edit", possible: ["Edit", "Cancel Everything"]) == width("Cancel Everything"))
    #expect(width("Edit", possible: ["E"]) == width("Edit"))
  }

  @Test(arguments: [true, false])
  func `a button has its other image in landscape orientation`(isLandscape: Bool) {
    let size = isLandscape ? CGSize(width: 667, height: 375) : CGSize(width: 375, height: 667)
    let (width, shift): (CGFloat, CGFloat) = isLandscape ? (30, 2) : (10, 0)
    Device.using(Device(screenSize: size)) {
      let item = UIBarButtonItem(image: picture(10), style: .plain, target: nil, action: nil)
      item.landscapeImagePhone = picture(30)
      item.landscapeImagePhoneInsets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: -2)
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      bar.items = [item]
      bar.layoutIfNeeded()
      let button = bar.subviews.compactMap { $0 as? BarButton }.first
      button?.layoutIfNeeded()
      let image = button?.subviews.compactMap { $0 as? UIImageView }.first
      #expect(image?.frame.width == width)
      #expect(image.map { $0.frame.midX - (button?.bounds.midX ?? 0) } == shift)
    }
  }

  private func picture(_ side: CGFloat) -> UIImage {
    UIImage(content: .nodes([]), size: CGSize(width: side, height: side), scale: 2)
  }
}
