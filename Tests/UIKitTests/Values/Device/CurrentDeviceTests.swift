import Dispatch
import Foundation
import Synchronization
import Testing

@testable import UIKit

struct CurrentDeviceTests {
  private struct Failure: Error {}

  private var scale: CGFloat { Device.current.displayScale }

  private func at<Result>(_ scale: CGFloat, _ body: () throws -> Result) rethrows -> Result {
    try Device.changing({ $0.displayScale = scale }, body)
  }

  /// The scale on a queue's thread while the caller waits for it.
  private func scaleOnQueue(_ scale: @escaping @Sendable () -> CGFloat) -> CGFloat {
    let found = Mutex<CGFloat>(0)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let scale = scale()
      found.withLock { $0 = scale }
    }
    group.wait()
    return found.withLock { $0 }
  }

  @Test func `the default device is current outside a body`() {
    #expect(Device.current == Device())
  }

  @Test func `nested bodies end one by one`() {
    let scales = at(3) { [scale, at(1) { scale }, scale] } + [scale]
    #expect(scales == [3, 1, 3, 2])
  }

  @Test func `a body that throws restores the device`() {
    #expect(throws: Failure.self) { try at(3) { throw Failure() } }
    #expect(scale == 2)
  }

  @MainActor @Test func `a body that throws restores the device for other threads`() {
    #expect(throws: Failure.self) { try at(3) { throw Failure() } }
    #expect(scaleOnQueue { Device.current.displayScale } == 2)
  }

  @Test func `the current traits follow the device`() {
    #expect(at(3) { Device.currentTraits.displayScale } == 3)
    #expect(at(3) { UITraitCollection.current.displayScale } == 3)
  }

  @MainActor @Test func `a view has the traits of the body in which it is asked`() {
    let view = UIView()
    #expect(at(3) { view.traitCollection.displayScale } == 3)
    #expect(view.traitCollection.displayScale == 2)
  }

  @MainActor @Test func `an overridden style is kept on any device`() {
    let view = UIView()
    view.overrideUserInterfaceStyle = .dark
    let child = UIView()
    view.addSubview(child)
    let traits = at(3) { child.traitCollection }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 3)
  }

  @Test func `a task keeps its creator's device after the body`() async {
    let task = at(3) { Task { Device.current.displayScale } }
    #expect(await task.value == 3)
  }

  @Test func `a detached task has the default device`() async {
    let task = at(3) { Task.detached { Device.current.displayScale } }
    #expect(await task.value == 2)
  }

  @MainActor @Test func `a queue has the main thread's device`() {
    #expect(at(3) { scaleOnQueue { Device.current.displayScale } } == 3)
    #expect(scaleOnQueue { Device.current.displayScale } == 2)
  }

  @MainActor @Test func `a queue has the innermost body's device`() {
    #expect(at(3) { at(1) { scaleOnQueue { Device.current.displayScale } } } == 1)
  }

  @MainActor @Test func `a queue that is given a device ignores the main thread`() {
    let device = Device.current
    #expect(at(3) { scaleOnQueue { Device.using(device) { Device.current.displayScale } } } == 2)
  }

  @MainActor @Test func `another thread's body changes only its own device`() {
    let (inside, seen) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      Device.changing({ $0.displayScale = 3 }) {
        inside.signal()
        seen.wait()
      }
    }
    inside.wait()
    #expect(scale == 2)
    #expect(scaleOnQueue { Device.current.displayScale } == 2)
    seen.signal()
    group.wait()
  }
}
