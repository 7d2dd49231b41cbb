import Foundation
import Testing

@testable import UIKit

@MainActor struct UINavigationBarTests {
  private func bar(
    on version: SystemVersion = .iOS18, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    _ items: [UINavigationItem], _ body: (UINavigationBar) throws -> Void
  ) rethrows {
    try bar(on: version, direction: direction, items, { _ in }, body)
  }

  private func bar(
    on version: SystemVersion = .iOS18, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    _ items: [UINavigationItem], _ change: (UINavigationBar) -> Void,
    _ body: (UINavigationBar) throws -> Void
  ) rethrows {
    try Device.using(Device(layoutDirection: direction, systemVersion: version)) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      bar.items = items
      change(bar)
      bar.sizeToFit()
      bar.layoutIfNeeded()
      try body(bar)
    }
  }

  private func item(_ title: String) -> UINavigationItem { UINavigationItem(title: title) }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test func `the title is in the middle`() {
    bar([item("Title")]) { bar in
      #expect(abs(bar.parts.title.frame.midX - 187.5) < 0.5)
      #expect(abs(bar.parts.title.frame.midY - 22) < 0.5)
      #expect(bar.parts.title.font == .systemFont(ofSize: 17, weight: .semibold))
    }
  }

  @Test func `items are placed from the edges inwards`() {
    let shown = item("Title")
    shown.leftBarButtonItems = [button("A"), button("B")]
    shown.rightBarButtonItems = [button("C"), button("D")]
    bar([shown]) { bar in
      let frames = Dictionary(
        uniqueKeysWithValues: bar.parts.buttons.map { ($0.item.title ?? "", $0.frame) })
      #expect(frames["A"]?.minX == 16 && abs((frames["C"]?.maxX ?? 0) - 359) < 0.01)
      #expect((frames["A"]?.maxX ?? 0) < (frames["B"]?.minX ?? 0))
      #expect((frames["D"]?.maxX ?? 400) < (frames["C"]?.minX ?? 0))
    }
    bar(direction: .rightToLeft, [shown]) { bar in
      let first = bar.parts.buttons.first { $0.item.title == "A" }
      #expect(abs((first?.frame.maxX ?? 0) - 359) < 0.01)
    }
  }

  @Test func `a long title leaves room for the buttons`() {
    let shown = item("A title that is much too long to stand between both buttons")
    shown.leftBarButtonItem = button("Cancel")
    shown.rightBarButtonItem = button("Done")
    bar([shown]) { bar in
      let frames = bar.parts.buttons.map(\.frame)
      #expect(bar.parts.title.frame.minX >= frames[0].maxX + 8)
      #expect(bar.parts.title.frame.maxX <= frames[1].minX - 8)
    }
  }

  @Test func `the back button shows the longest title that fits`() {
    bar([item("Messages"), item("Anna")]) { #expect($0.parts.backButton?.title == "Messages") }
    bar([item("A title of many words and more"), item("Another of many")]) {
      #expect($0.parts.backButton?.title == "Back")
    }
    bar([item("Messages"), item("A title of so many words that nothing else fits here")]) {
      #expect($0.parts.backButton?.title == "")
    }
    bar(on: .iOS26, [item("Messages"), item("Anna")]) { #expect($0.parts.backButton?.title == "") }
  }

  @Test func `the previous item decides the back button's title`() {
    let first = item("Messages")
    first.backButtonTitle = "All"
    bar([first, item("Anna")]) { #expect($0.parts.backButton?.title == "All") }
    first.backBarButtonItem = button("Home")
    bar([first, item("Anna")]) { #expect($0.parts.backButton?.title == "Home") }
    first.backBarButtonItem = nil
    first.backButtonDisplayMode = .minimal
    bar([first, item("Anna")]) { #expect($0.parts.backButton?.title == "") }
  }

  @Test func `left items replace the back button unless they supplement it`() {
    let shown = item("Anna")
    shown.leftBarButtonItem = button("Cancel")
    bar([item("Messages"), shown]) { #expect($0.parts.backButton == nil) }
    shown.leftItemsSupplementBackButton = true
    bar([item("Messages"), shown]) { #expect($0.parts.buttons.count == 2 && $0.parts.backButton != nil) }
    shown.hidesBackButton = true
    bar([item("Messages"), shown]) { #expect($0.parts.backButton == nil) }
  }

  @Test func `an item inherits the large title from the previous item`() {
    let (first, second, third) = (item("1"), item("2"), item("3"))
    second.largeTitleDisplayMode = .never
    let large: (UINavigationBar) -> Void = { $0.prefersLargeTitles = true }
    bar([first], large) { #expect($0.bounds.height == 96 && $0.parts.title.isHidden) }
    bar([first, second], large) { #expect($0.bounds.height == 44) }
    bar([first, second, third], large) { #expect($0.bounds.height == 44) }
    third.largeTitleDisplayMode = .always
    bar([first, second, third], large) { #expect($0.bounds.height == 96) }
  }

  @Test func `a prompt makes the bar taller`() {
    let shown = item("Title")
    shown.prompt = "Choose one"
    bar([shown]) { bar in
      #expect(bar.bounds.height == 74)
      #expect(bar.parts.prompt.text == "Choose one" && bar.parts.prompt.frame.maxY <= 30)
      #expect(bar.parts.title.frame.midY == 52)
    }
  }

  @Test func `a title view keeps its size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    let shown = item("Title")
    shown.titleView = view
    bar([shown]) { bar in
      #expect(view.frame == CGRect(x: 147.5, y: 7, width: 80, height: 30))
      #expect(bar.parts.title.isHidden)
    }
  }

  @Test func `an appearance colours the title and the background`() {
    let shown = item("Title")
    shown.leftBarButtonItem = button("A")
    bar(
      [shown],
      { bar in
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        bar.standardAppearance = appearance
        appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
        bar.standardAppearance.backgroundColor = .blue
      },
      { bar in
        #expect(bar.parts.title.textColor == .red, "the bar has a copy")
        #expect(bar.parts.background.subviews.contains { $0.backgroundColor == .blue && !$0.isHidden })
      })
  }

  @Test func `a bar at the scroll edge has no background by default`() {
    func hasBackground(_ bar: UINavigationBar) -> Bool {
      bar.parts.background.subviews.contains { !$0.isHidden }
    }
    bar([item("")], { $0.barTintColor = .red }) { #expect(hasBackground($0)) }
    bar(
      [item("")],
      { bar in
        bar.barTintColor = .red
        bar.isAtScrollEdge = true
      }
    ) { #expect(!hasBackground($0)) }
    bar(
      [item("")],
      { bar in
        bar.isAtScrollEdge = true
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        bar.scrollEdgeAppearance = appearance
      }
    ) { #expect(hasBackground($0)) }
  }

  @Test func `a button performs its item's action`() {
    var count = 0
    let shown = item("")
    shown.rightBarButtonItem = UIBarButtonItem(
      title: "Go", image: nil, primaryAction: UIAction { _ in count += 1 })
    bar([shown]) { $0.parts.buttons.first?.sendActions(for: .primaryActionTriggered) }
    #expect(count == 1)
  }

  @Test func `done and save items have the done style`() {
    #expect(UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
    #expect(UIBarButtonItem(systemItem: .save).style == .done)
    #expect(UIBarButtonItem(systemItem: .add).style == .plain)
  }

  @Test func `changing an item changes the bar`() {
    let shown = item("Before")
    bar([shown]) { bar in
      shown.title = "After"
      shown.rightBarButtonItem = button("New")
      bar.layoutIfNeeded()
      #expect(bar.parts.title.text == "After" && bar.parts.buttons.count == 1)
    }
  }

  @Test func `neighbouring buttons share glass, a prominent button has its own`() {
    let shown = item("")
    shown.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add),
      UIBarButtonItem(systemItem: .search),
    ]
    bar(on: .iOS26, [shown]) { bar in
      let glasses = bar.subviews.compactMap { $0 as? GlassBackground }
      #expect(glasses.map(\.frame.width) == [44, 88])
      #expect(glasses[0].frame.maxX == 359 && glasses[1].frame.maxX == 307)
      #expect(glasses[0].tint != nil && glasses[1].tint == nil)
    }
    bar(on: .iOS18, [shown]) { bar in #expect(!bar.subviews.contains { $0 is GlassBackground }) }
  }

  @Test func `since iOS 26, the title and the buttons take the upper 44 points`() {
    let shown = item("Title")
    shown.rightBarButtonItem = button("More")
    bar(on: .iOS26, [shown]) { bar in
      // The title is 20.5 points high, and takes an even number of pixels: 21 points at 2 pixels per point.
      #expect(bar.parts.title.frame.minY == 11.5 && bar.parts.title.frame.height == 21)
      let more = bar.subviews.compactMap { $0 as? BarButton }
      #expect(more.map(\.frame.minY) == [0] && more.map(\.frame.height) == [44])
      #expect(more.map(\.frame.maxX) == [359])
    }
  }

  @Test func `since iOS 26, a button with a title has 16 points at either side`() throws {
    let shown = item("Title")
    shown.rightBarButtonItem = button("More")
    try bar(on: .iOS26, [shown]) { bar in
      let more = try #require(bar.subviews.compactMap { $0 as? BarButton }.first)
      let label = try #require(more.subviews.compactMap { $0 as? UILabel }.first)
      #expect(label.font == .systemFont(ofSize: 17, weight: .medium))
      #expect(more.frame.width == label.frame.width + 32)
    }
  }
}
