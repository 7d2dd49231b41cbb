import CellDrawing
import Foundation
import Testing

@testable import UIKit

/// Tests of the blend modes of layers.
@MainActor struct LayerCompositingTests {
  /// Returns the blend mode of a red view with a compositing filter.
  private func blend(_ filter: Any?) -> BlendMode? {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    inner.backgroundColor = .red
    inner.layer.compositingFilter = filter
    view.addSubview(inner)
    guard case .group(let group)? = view.scene().nodes.first else { return nil }
    return group.blend
  }

  @Test(arguments: [
    ("multiplyBlendMode", BlendMode.multiply), ("softLightBlendMode", .softLight),
    ("colorDodgeBlendMode", .colorDodge),
    ("plusL", .plusLighter), ("sourceIn", .sourceIn),
  ])
  func `a compositing filter is a blend mode`(_ name: String, _ mode: BlendMode) {
    #expect(blend(name) == mode)
  }

  @Test func `a layer without a compositing filter is no group`() {
    #expect(blend(nil) == nil)
    #expect(blend("normalBlendMode") == nil)
  }

  @Test func `a filter that is no blend mode is reported`() {
    let texts = Diagnostics.found { #expect(blend("ripple") == nil) }.map(\.text)
    #expect(texts.count == 1)
    #expect(texts.first?.contains("ripple is not the name of a blend mode") == true)
  }
}
