import Foundation
import Testing

@testable import UIKit

@MainActor struct UITabBarTests {
  private func bar(
    _ version: SystemVersion = .iOS18, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    _ body: (UITabBar) -> Void
  ) {
    bar(version, direction: direction, { _ in }, body)
  }

  private func bar(
    _ version: SystemVersion = .iOS18, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    _ change: (UITabBar) -> Void, _ body: (UITabBar) -> Void
  ) {
    Device.using(Device(layoutDirection: direction, systemVersion: version)) {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
      bar.items = ["A", "B", "C", "D"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.selectedItem = bar.items?[1]
      change(bar)
      bar.layoutIfNeeded()
      body(bar)
    }
  }

  private func label(_ button: TabButton) -> UILabel? {
    button.subviews.compactMap { $0 as? UILabel }.first
  }

  @Test func `tab items share the bar's width`() {
    bar { #expect($0.buttons.map(\.frame.minX) == [0, 100, 200, 300]) }
    bar(direction: .rightToLeft) { #expect($0.buttons.map(\.frame.minX) == [300, 200, 100, 0]) }
  }

  @Test func `the selected item has the tint colour, others their own`() {
    bar(.iOS18, { $0.tintColor = .red }) { bar in
      #expect(label(bar.buttons[1])?.textColor == .red)
      #expect(label(bar.buttons[0])?.textColor == .systemGray)
    }
    bar(.iOS18, { $0.unselectedItemTintColor = .green }) {
      #expect(label($0.buttons[0])?.textColor == .green)
    }
  }

  @Test func `an appearance colours the states of items`() {
    bar(
      .iOS18,
      { bar in
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.orange]
        bar.standardAppearance = appearance
        bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [
          .foregroundColor: UIColor.brown
        ]
      }
    ) { bar in
      #expect(label(bar.buttons[0])?.textColor == .brown)
      #expect(label(bar.buttons[1])?.textColor == .orange)
    }
  }

  @Test func `a badge of one digit is round, a longer one is wider`() {
    bar { bar in
      bar.items?[0].badgeValue = "3"
      bar.items?[2].badgeValue = "Many"
      bar.layoutIfNeeded()
      let backgrounds = [0, 2].compactMap { index in
        bar.buttons[index].subviews.first { $0.backgroundColor == .systemRed }
      }
      #expect(backgrounds.count == 2)
      #expect(backgrounds.first?.frame.size == CGSize(width: 18, height: 18))
      #expect((backgrounds.last?.frame.width ?? 0) > 30)
    }
  }

  @Test func `the selected image replaces the image`() {
    let (image, selected) = (
      UIImage(content: .nodes([]), size: CGSize(width: 20, height: 20), scale: 2),
      UIImage(content: .nodes([]), size: CGSize(width: 30, height: 30), scale: 2)
    )
    bar(
      .iOS18, { $0.items?[1] = UITabBarItem(title: "B", image: image, selectedImage: selected) }
    ) { bar in
      @MainActor func size() -> CGSize? {
        bar.buttons[1].subviews.compactMap { $0 as? UIImageView }.first?.frame.size
      }
      #expect(size()?.width == 20)
      bar.selectedItem = bar.items?[1]
      bar.layoutIfNeeded()
      #expect(size()?.width == 30)
    }
  }

  @Test func `the tab items are on glass since iOS 26`() {
    bar(.iOS26) { #expect($0.subviews.contains { $0 is GlassBackground && !$0.isHidden }) }
    bar(.iOS18) { #expect(!$0.subviews.contains { $0 is GlassBackground && !$0.isHidden }) }
  }

  @Test(arguments: [true, false])
  func `a tab has its other image in landscape orientation`(isLandscape: Bool) {
    let screen = isLandscape ? CGSize(width: 667, height: 375) : CGSize(width: 375, height: 667)
    let width: CGFloat = isLandscape ? 30 : 10
    func picture(_ side: CGFloat) -> UIImage {
      UIImage(content: .nodes([]), size: CGSize(width: side, height: side), scale: 2)
    }
    Device.using(Device(screenSize: screen)) {
      let item = UITabBarItem(title: "A", image: picture(10), tag: 0)
      item.landscapeImagePhone = picture(30)
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
      bar.items = [item]
      bar.layoutIfNeeded()
      bar.buttons.first?.layoutIfNeeded()
      #expect(bar.buttons.first?.subviews.compactMap { $0 as? UIImageView }.first?.frame.width == width)
    }
  }
}
