import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct UIVisualEffectViewTests {
  private func backdrops(_ nodes: [Node]) -> [Backdrop] {
    nodes.flatMap { node -> [Backdrop] in
      switch node {
      case .backdrop(let backdrop): [backdrop]
      case .group(let group): backdrops(group.nodes)
      default: []
      }
    }
  }

  private func tint(_ style: UIBlurEffect.Style, _ appearance: UIUserInterfaceStyle) -> Color? {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.overrideUserInterfaceStyle = appearance
    return backdrops(view.scene().nodes).first?.tint
  }

  @Test(arguments: UIBlurEffect.Style.allCases)
  func `every blur style has a tint for its appearance`(_ style: UIBlurEffect.Style) {
    let (light, dark) = (tint(style, .light), tint(style, .dark))
    #expect(light != nil && dark != nil)
    #expect((light == dark) == (style.fixedAppearance != nil))
    if style.fixedAppearance != .dark { #expect((light?.red ?? 0) > 0.9) }
    if style.fixedAppearance != .light { #expect((dark?.red ?? 1) < 0.2) }
  }

  @Test func `a view without an effect draws nothing`() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(view.scene().nodes.isEmpty)
    view.effect = UIBlurEffect(style: .light)
    #expect(backdrops(view.scene().nodes).count == 1)
  }

  @Test func `the content view fills the effect view`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 10, y: 10, width: 120, height: 50)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 120, height: 50))
    #expect(view.contentView.superview === view)
  }

  @Test func `vibrant content takes the label colour of its blur`() {
    let blur = UIBlurEffect(style: .dark)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let red = UIView(frame: view.bounds)
    red.backgroundColor = .red
    view.contentView.addSubview(red)
    guard case .group(let group)? = view.scene().nodes.first,
      case .fill(_, _, .color(let color))? = group.nodes.first
    else {
      Issue.record("no group")
      return
    }
    #expect(color == .white)
    #expect(group.mask?.isEmpty == false)
  }

  @Test func `a part of a tree with glass includes what glass can see`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 2_000))
    let far = UIView(frame: CGRect(x: 0, y: 600, width: 100, height: 10))
    far.backgroundColor = .red
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    glass.frame = CGRect(x: 0, y: 0, width: 100, height: 1_000)
    for subview in [far, glass] { view.addSubview(subview) }
    let part = view.scene(of: CGRect(x: 0, y: 500, width: 100, height: 50))
    #expect(part.nodes.contains { if case .fill = $0 { true } else { false } })
  }

  @Test func `another thread may compare blur effects`() async {
    let effects = [UIBlurEffect(style: .light), UIBlurEffect(style: .light), UIBlurEffect(style: .dark)]
    let distinct = await Task.detached { Set(effects).count }.value
    #expect(distinct == 2)
  }
}
