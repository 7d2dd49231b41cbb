import Testing
import UIKit

@MainActor struct UIGestureRecognizerTests {
  @MainActor private final class Target: NSObject {
    var states: [UIGestureRecognizer.State] = []
    var places: [CGPoint] = []

    func play(_ recognizer: UIGestureRecognizer) {
      states.append(recognizer.state)
      places.append(recognizer.location(in: recognizer.view))
    }
  }

  private let target = Target()
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
  private let play = Selector("play:", Target.play(_:))

  @Test func `a target receives each state`() {
    let recognizer = UIPanGestureRecognizer(target: target, action: play)
    recognizer.state = .began
    recognizer.state = .changed
    recognizer.state = .ended
    #expect(target.states == [.began, .changed, .ended])
    #expect(recognizer.state == .possible)
  }

  @Test func `a failed gesture calls no target`() {
    let recognizer = UITapGestureRecognizer(target: target, action: play)
    recognizer.state = .failed
    #expect(target.states.isEmpty)
    #expect(recognizer.state == .possible)
  }

  @Test func `disabling a gesture in progress cancels it`() {
    let recognizer = UIPinchGestureRecognizer(target: target, action: play)
    recognizer.state = .began
    recognizer.isEnabled = false
    #expect(target.states == [.began, .cancelled])
  }

  @Test func `a gesture is in the middle of its view by default`() {
    let recognizer = UITapGestureRecognizer(target: target, action: play)
    let root = UIView()
    root.addSubview(view)
    view.addGestureRecognizer(recognizer)
    recognizer.state = .recognized
    #expect(target.places == [CGPoint(x: 50, y: 20)])
    #expect(recognizer.location(in: nil) == CGPoint(x: 60, y: 40))
  }

  @Test func `a gesture is at the middle of its touches`() {
    let recognizer = UILongPressGestureRecognizer(target: target, action: play)
    view.addGestureRecognizer(recognizer)
    let touches = [CGPoint(x: 2, y: 4), CGPoint(x: 6, y: 8)].map { UITouch(location: $0, in: view) }
    recognizer.touchesBegan(Set(touches), with: UIEvent())
    #expect(recognizer.numberOfTouches == 2)
    recognizer.state = .began
    #expect(target.places == [CGPoint(x: 4, y: 6)])
  }

  @Test func `a target that is added twice is called once`() {
    let recognizer = UITapGestureRecognizer(target: target, action: play)
    recognizer.addTarget(target, action: play)
    recognizer.state = .ended
    #expect(target.states.count == 1)
    recognizer.removeTarget(target, action: nil)
    recognizer.state = .ended
    #expect(target.states.count == 1)
  }

  @Test func `a translation is in the view's coordinates`() {
    let recognizer = UIPanGestureRecognizer()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inner)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    recognizer.setTranslation(CGPoint(x: 6, y: 8), in: view)
    #expect(recognizer.translation(in: view) == CGPoint(x: 6, y: 8))
    #expect(recognizer.translation(in: inner) == CGPoint(x: 3, y: 4))
  }

  @Test func `a custom recognizer sets its own state`() {
    final class Press: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
    }
    let press = Press(target: target, action: play)
    press.touchesBegan([], with: UIEvent())
    press.touchesEnded([], with: UIEvent())
    #expect(target.states == [.began, .ended])
    #expect(press.resets == 1)
  }
}
