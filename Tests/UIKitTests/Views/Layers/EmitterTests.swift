import Testing

@testable import UIKit

/// Tests that particles, which are not drawn, keep what an app sets.
@MainActor struct EmitterTests {
  @Test func `a particle keeps its numbers`() {
    let floats: [ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
      \.lifetimeRange, \.redRange, \.greenRange, \.blueRange, \.alphaRange, \.redSpeed, \.greenSpeed,
      \.blueSpeed,
      \.alphaSpeed,
    ]
    let lengths: [ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
      \.emissionLatitude, \.emissionLongitude, \.emissionRange, \.velocityRange, \.xAcceleration,
      \.yAcceleration,
      \.zAcceleration, \.scaleRange, \.scaleSpeed, \.spinRange,
    ]
    let cell = CAEmitterCell()
    for (number, path) in floats.enumerated() { cell[keyPath: path] = Float(number + 1) }
    for (number, path) in lengths.enumerated() { cell[keyPath: path] = CGFloat(number + 1) }
    #expect(floats.map { cell[keyPath: $0] } == (1...9).map { Float($0) })
    #expect(lengths.map { cell[keyPath: $0] } == (1...10).map { CGFloat($0) })
  }

  @Test func `a source keeps its place and its shape`() {
    let layer = CAEmitterLayer()
    #expect(
      [layer.emitterShape.rawValue, layer.emitterMode.rawValue, layer.renderMode.rawValue] == [
        "point", "volume", "unordered",
      ])
    layer.emitterPosition = CGPoint(x: 1, y: 2)
    layer.emitterZPosition = 3
    layer.emitterSize = CGSize(width: 4, height: 5)
    layer.emitterDepth = 6
    layer.emitterShape = .line
    layer.emitterMode = .outline
    layer.renderMode = .additive
    #expect(layer.emitterPosition == CGPoint(x: 1, y: 2))
    #expect(layer.emitterSize == CGSize(width: 4, height: 5))
    #expect([layer.emitterZPosition, layer.emitterDepth] == [3, 6])
    #expect(
      [layer.emitterShape.rawValue, layer.emitterMode.rawValue, layer.renderMode.rawValue] == [
        "line", "outline", "additive",
      ])
  }
}
