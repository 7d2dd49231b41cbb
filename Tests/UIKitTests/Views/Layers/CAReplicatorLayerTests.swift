import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct CAReplicatorLayerTests {
  private func replicator(_ count: Int) -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.instanceCount = count
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .black
    layer.addSublayer(dot)
    return layer
  }

  private func copies(_ layer: CAReplicatorLayer) -> [Group] {
    let place = SceneRecorder.Place(offset: .zero, visible: nil, traits: .current)
    return SceneRecorder().composed(layer, in: place).compactMap {
      if case .group(let group) = $0 { group } else { nil }
    }
  }

  @Test func `each copy is transformed one step further`() {
    let layer = replicator(3)
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    #expect(copies(layer).map(\.transform.tx) == [0, 20, 40])
  }

  @Test func `each copy is more transparent`() {
    let layer = replicator(3)
    layer.instanceAlphaOffset = -0.25
    #expect(copies(layer).map(\.opacity) == [1, 0.75, 0.5])
  }

  @Test func `a copy rotates about the layer's centre`() throws {
    let layer = replicator(2)
    layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let end = try #require(copies(layer).last).transform.apply(CGPoint(x: 0, y: 0))
    #expect(abs(end.x - 100) < 0.001 && abs(end.y - 100) < 0.001)
  }

  @Test func `a sublayer transform moves only the sublayers`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = .white
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .black
    layer.addSublayer(dot)
    layer.sublayerTransform = CATransform3DMakeTranslation(5, 6, 0)
    let place = SceneRecorder.Place(offset: .zero, visible: nil, traits: .current)
    let nodes = SceneRecorder().composed(layer, in: place)
    #expect(nodes.count == 2)
    guard case .group(let group) = nodes.last else { return #expect(Bool(false)) }
    #expect(group.transform == .translation(x: 5, y: 6))
  }

  @Test func `nested replicators draw at most ten thousand copies`() {
    let outer = replicator(1_000)
    outer.addSublayer(replicator(1_000))
    // The outer replicator's dot is drawn, and the inner replicator is reported.
    let found = Diagnostics.found {
      #expect(copies(outer).count == 1_000)
      #expect(copies(outer).first?.nodes.count == 1)
    }
    #expect(found.count == 1)
  }
}
