import Foundation
import Testing

@testable import UIKit

@MainActor struct LayerMemberTests {
  @Test func `a replaced layer leaves its place to the new one`() {
    let (root, first, second, new) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(first)
    root.addSublayer(second)
    root.replaceSublayer(first, with: new)
    #expect(root.sublayers == [new, second])
    #expect(first.superlayer == nil)
  }

  @Test func `no change is animated by default`() {
    #expect(CALayer.defaultAction(forKey: "position") == nil)
    #expect(CATiledLayer.fadeDuration() == 0.25)
  }

  private final class Ticker {
    func tick() {}
  }

  @Test func `the clock stands still, and a display link has its next frame a sixtieth of a second later`() {
    let link = CADisplayLink(target: Ticker(), selector: Selector("tick", Ticker.tick))
    #expect(CACurrentMediaTime() == 0)
    #expect(link.timestamp == 0)
    #expect(link.targetTimestamp == 1.0 / 60)
  }

  @Test func `a display link that runs is reported`() {
    let link = CADisplayLink(target: Ticker(), selector: Selector("tick", Ticker.tick))
    link.isPaused = true
    let paused = Diagnostics.found { link.add(to: .main, forMode: .common) }
    #expect(paused.map(\.text) == [])
    let running = Diagnostics.found { link.isPaused = false }
    #expect(
      running.map(\.text) == ["a CADisplayLink runs, and CellSnap never calls its method Ticker.tick"])
    let stopped = Diagnostics.found {
      link.invalidate()
      link.isPaused = false
    }
    #expect(stopped.map(\.text) == [])
  }
}
