import Foundation
import Testing
import UIKit

@testable import CellScrolling

struct FlingCurveTests {
  private let endless: ClosedRange<CGFloat> = -1e9...1e9

  @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast])
  func `the speed is the rate to the power of the milliseconds`(rate: UIScrollView.DecelerationRate) {
    let curve = FlingCurve(from: 0, velocity: 1_000, rate: rate, in: endless)
    #expect(abs(curve.velocity(at: 0) - 1_000) <= 1e-6)
    #expect(abs(curve.velocity(at: 0.001) - 1_000 * rate.rawValue) <= 1e-6)
    #expect(abs(curve.velocity(at: 0.25) - 1_000 * pow(rate.rawValue, 250)) <= 1e-6)
  }

  @Test func `the offset is the sum of the speeds`() {
    let curve = FlingCurve(from: 50, velocity: 2_000, in: endless)
    let step = 1e-5
    var sum = 50.0
    for index in 0..<50_000 { sum += curve.velocity(at: (Double(index) + 0.5) * step) * step }
    #expect(abs(curve.offset(at: 0.5) - sum) <= 1e-3)
  }

  @Test func `a fling at the normal rate moves about half its speed`() {
    let curve = FlingCurve(from: 0, velocity: 1_000, in: endless)
    #expect(abs(curve.target - (1_000 / (-1_000 * log(0.998)))) <= 1e-6)
    #expect(abs(curve.target - 499.5) <= 0.01)
  }

  @Test func `the fast rate stops sooner`() {
    let fast = FlingCurve(from: 0, velocity: 1_000, rate: .fast, in: endless)
    #expect(abs(fast.target - 99.5) <= 0.01)
    #expect(fast.duration < FlingCurve(from: 0, velocity: 1_000, in: endless).duration)
  }

  @Test func `after its duration, the content is less than half a pixel from its target`() {
    let curve = FlingCurve(from: 10, velocity: -3_000, in: endless)
    #expect(abs(curve.offset(at: curve.duration) - curve.target) <= 1.0 / 6 + 1e-9)
    #expect(curve.target < 10)
  }

  @Test func `content beyond the end comes back to the end`() {
    let curve = FlingCurve(from: 900, velocity: 2_000, in: 0...1_000)
    let times = (0...200).map { Double($0) / 100 }
    let highest = times.map { curve.offset(at: $0) }.max() ?? 0
    #expect(highest > 1_000)
    // The spring turns the speed at the end into speed / (frequency * e) points.
    let speed = 2_000 - 100 * (-1_000 * log(0.998))
    #expect(abs(highest - (1_000 + speed / (10 * M_E))) <= 0.5)
    #expect(curve.end == 1_000)
    #expect(abs(curve.offset(at: curve.duration) - 1_000) <= 1.0 / 6)
  }

  @Test func `the speed is continuous at the end`() {
    let curve = FlingCurve(from: 900, velocity: 2_000, in: 0...1_000)
    let speed = 2_000 - 100 * (-1_000 * log(0.998))
    let time = log(2_000 / speed) / (-1_000 * log(0.998))
    #expect(abs(curve.velocity(at: time - 1e-9) - speed) <= 1e-3)
    #expect(abs(curve.velocity(at: time + 1e-9) - speed) <= 1e-3)
  }

  @Test func `content that does not bounce stops at the end`() {
    let curve = FlingCurve(from: 100, velocity: -2_000, in: 0...1_000, bounces: false)
    #expect(curve.offset(at: 1) == 0)
    #expect(curve.velocity(at: 1) == 0)
    #expect(curve.duration < 0.1)
  }

  @Test func `content that is pulled beyond its top comes back`() {
    let curve = FlingCurve(from: -80, velocity: 0, in: 0...1_000)
    #expect(curve.offset(at: 0) == -80)
    #expect(abs(curve.offset(at: 0.1) - (-80 * 2 * exp(-1.0))) <= 1e-6)
    #expect(curve.end == 0)
  }

  @Test func `the content rests at the delegate's target`() {
    let curve = FlingCurve(from: 0, to: 640, in: endless)
    #expect(abs(curve.target - 640) <= 1e-6)
    #expect(abs(curve.offset(at: curve.duration) - 640) <= 1.0 / 6 + 1e-9)
  }

  @Test func `without speed, the content rests at once`() {
    #expect(FlingCurve(from: 5, velocity: 0, in: endless).duration == 0)
  }
}
