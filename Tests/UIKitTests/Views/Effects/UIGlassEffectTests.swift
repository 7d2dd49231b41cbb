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
