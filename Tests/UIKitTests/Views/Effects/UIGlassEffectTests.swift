import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct UIGlassEffectTests {
  private func nodes(_ effect: UIGlassEffect, _ change: (UIVisualEffectView) -> Void = { _ in }) -> [Node] {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    view.overrideUserInterfaceStyle = .light
    change(view)
    return view.scene().nodes
  }

  private func backdrop(_ nodes: [Node]) -> Backdrop? {
    guard case .backdrop(let backdrop)? = nodes.first else { return nil }
    return backdrop
  }

  @Test func `glass is a capsule unless the view has corners`() {
    let bounds = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(backdrop(nodes(UIGlassEffect()))?.path == .roundedRect(bounds, radius: 20))
    let rounded = nodes(UIGlassEffect()) { $0.cornerConfiguration = .corners(radius: 8) }
    #expect(backdrop(rounded)?.path == .roundedRect(bounds, radius: 8))
    let plain = nodes(UIGlassEffect()) { $0.cornerConfiguration = .corners(radius: 0) }
    #expect(backdrop(plain)?.path == .rect(bounds))
  }

  @Test func `clear glass hides less of what is below it`() throws {
    let regular = try #require(backdrop(nodes(UIGlassEffect(style: .regular))))
    let clear = try #require(backdrop(nodes(UIGlassEffect(style: .clear))))
    #expect(clear.tint.alpha < regular.tint.alpha)
  }

  /// Returns the level of grey in the middle of glass over a grey view, on iOS 27.
  private func level(
    over level: CGFloat, _ style: UIGlassEffect.Style, _ appearance: UIUserInterfaceStyle = .light
  ) -> [UInt8] {
    Device.using(Device(systemVersion: .iOS27)) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      view.backgroundColor = UIColor(white: level / 255, alpha: 1)
      view.overrideUserInterfaceStyle = appearance
      let glass = UIVisualEffectView(effect: UIGlassEffect(style: style))
      glass.frame = view.bounds
      view.addSubview(glass)
      return view.drawnPixel(x: 40, y: 40)
    }
  }

  /// The levels that others measured on a simulator of iOS 27.
  @Test(arguments: [(0, 132), (113, 186), (255, 253)] as [(CGFloat, Int)])
  func `on iOS 27, light glass is light`(below: CGFloat, expected: Int) {
    for shown in level(over: below, .regular).prefix(3) { #expect(abs(Int(shown) - expected) <= 1) }
  }

  @Test(arguments: [(0, 32), (113.33, 125), (255, 185)] as [(CGFloat, Int)])
  func `on iOS 27, dark glass lifts black and dims white`(below: CGFloat, expected: Int) {
    for shown in level(over: below, .regular, .dark).prefix(3) { #expect(abs(Int(shown) - expected) <= 1) }
  }

  @Test(arguments: [(0, 32), (141.67, 168), (255, 255)] as [(CGFloat, Int)])
  func `on iOS 27, clear glass adds least to white`(below: CGFloat, expected: Int) {
    for appearance in [UIUserInterfaceStyle.light, .dark] {
      for shown in level(over: below, .clear, appearance).prefix(3) {
        #expect(abs(Int(shown) - expected) <= 1)
      }
    }
  }

  @Test func `on iOS 27, the glass of a bar has almost no shadow`() {
    let opacities = SystemVersion.allCases.map {
      GlassMaterial(isDark: false, systemVersion: $0).shadowOpacity
    }
    #expect(opacities == [0.12, 0.12, 0.02])
  }

  @Test func `the tint colours the glass`() {
    let tinted = UIGlassEffect()
    tinted.tintColor = .red
    let (plain, red) = (nodes(UIGlassEffect()), nodes(tinted))
    #expect(red.count == plain.count + 1)
    guard case .fill(_, _, .color(let color)) = red[1] else {
      Issue.record("no tint")
      return
    }
    #expect(color.red == 1 && color.green == 0 && color.alpha < 1)
  }

  @Test func `a container of glass draws nothing itself`() {
    let view = UIVisualEffectView(effect: UIGlassContainerEffect())
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(view.scene().nodes.isEmpty)
  }
}
