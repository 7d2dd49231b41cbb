import Foundation
import Testing

@testable import UIKit

/// Tests of warnings about properties of layers that are not drawn.
@MainActor struct LayerWarningsTests {
  /// Returns the warnings about a view of 20 x 20 points with a subview.
  private func warnings(_ change: (CALayer) -> Void) -> [String] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    inner.addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2)))
    view.addSubview(inner)
    change(inner.layer)
    return Diagnostics.found { _ = view.scene(of: view.bounds) }.map(\.text)
  }

  @Test func `layers as they are made have no warnings`() {
    #expect(warnings { _ in } == [])
  }

  @Test func `a member is reported once, however many layers have it`() {
    let found = warnings { layer in
      for _ in 0..<3 {
        let other = CALayer()
        (other.allowsGroupOpacity, other.opacity) = (false, 0.5)
        other.addSublayer(CALayer())
        layer.addSublayer(other)
      }
    }
    #expect(found.count == 1)
  }

  @Test func `missing group opacity is reported where the layer is translucent`() {
    #expect(warnings { $0.allowsGroupOpacity = false } == [])
    #expect(
      warnings { layer in
        layer.allowsGroupOpacity = false
        layer.opacity = 0.5
      } == [
        "CALayer.allowsGroupOpacity is false, and CellSnap draws a translucent layer and its sublayers as one picture"
      ])
  }

  @Test func `a rasterized layer is reported unless it has the screen's scale`() {
    #expect(
      warnings { $0.shouldRasterize = true } == [
        "CALayer.rasterizationScale is 1.0 for a rasterized layer, and CellSnap draws it at the screen's scale"
      ])
    #expect(
      warnings { layer in
        layer.shouldRasterize = true
        layer.rasterizationScale = UIScreen.main.scale
      } == [])
  }

  @Test func `an animation that stands still is reported`() {
    let expected = "an animation of a CALayer stands still at its timeOffset, 0.5, and CellSnap draws its end"
    #expect(
      warnings { layer in
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        layer.speed = 0
        layer.timeOffset = 0.5
      } == [expected])
    #expect(
      warnings { layer in
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.speed = 0
        animation.timeOffset = 0.5
        layer.add(animation, forKey: nil)
      } == [expected])
    #expect(warnings { $0.timeOffset = 0.5 } == [])
  }

  @Test func `particles are reported if any would be born`() {
    func emitter(birthRate: Float) -> CAEmitterLayer {
      let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
      (cell.birthRate, cell.lifetime) = (birthRate, 1)
      emitter.emitterCells = [cell]
      return emitter
    }
    #expect(
      warnings { $0.addSublayer(emitter(birthRate: 5)) } == [
        "CAEmitterLayer.emitterCells is set, and CellSnap draws no particles"
      ])
    #expect(warnings { $0.addSublayer(emitter(birthRate: 0)) } == [])
  }

  @Test func `colours of a replicator's copies are reported`() {
    func replicator(_ change: (CAReplicatorLayer) -> Void) -> CALayer {
      let (replicator, dot) = (CAReplicatorLayer(), CALayer())
      replicator.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      dot.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      dot.backgroundColor = .black
      replicator.addSublayer(dot)
      replicator.instanceCount = 2
      change(replicator)
      return replicator
    }
    #expect(warnings { $0.addSublayer(replicator { _ in }) } == [])
    #expect(
      warnings { $0.addSublayer(replicator { $0.instanceRedOffset = -0.5 }) } == [
        "CAReplicatorLayer.instanceRedOffset is -0.5, and CellSnap draws all copies in the colours of the first one"
      ])
    #expect(
      warnings { $0.addSublayer(replicator { $0.instanceColor = UIColor.red.cgColor }) } == [
        "CAReplicatorLayer.instanceColor is not white, and CellSnap takes only its alpha"
      ])
  }
}
