import Testing
import UIKit

@MainActor struct NSKeyValueObservationTests {
  private final class Player: NSObject {
    var rate = 0 { didSet { didChangeValue(for: \.rate) } }
    var title = ""
  }

  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  @Test func `an observer learns about a view's frame with both values`() {
    let view = UIView()
    let observation = view.observe(\.bounds, options: [.old, .new]) { [log] view, change in
      log.entries.append(
        "\(change.oldValue?.width ?? -1) \(change.newValue?.width ?? -1) \(view.bounds.width)")
    }
    view.frame = CGRect(x: 0, y: 0, width: 3, height: 3)
    view.frame.origin.x = 9
    #expect(log.entries == ["0.0 3.0 3.0"])
    _ = observation
  }

  @Test func `a change has no values that the options do not ask for`() {
    let label = UILabel()
    let observation = label.observe(\.text) { [log] _, change in
      log.entries.append("\(change.newValue == nil) \(change.oldValue == nil)")
    }
    label.text = "a"
    #expect(log.entries == ["true true"])
    _ = observation
  }

  @Test func `the initial value is told at once`() {
    let view = UIView()
    let observation = view.observe(\.isHidden, options: [.initial, .new]) { [log] _, change in
      log.entries.append("\(change.newValue as Any)")
    }
    #expect(log.entries == ["Optional(false)"])
    _ = observation
  }

  @Test func `each of the properties that apps observe is told at once`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let button = UIButton(type: .system)
    let imageView = UIImageView()
    let field = UITextField()
    let textView = UITextView()
    let controller = UIViewController()
    let observations = [
      scrollView.observe(\.contentSize) { [log] _, _ in log.entries.append("contentSize") },
      scrollView.observe(\.contentOffset) { [log] _, _ in log.entries.append("contentOffset") },
      scrollView.observe(\.alpha) { [log] _, _ in log.entries.append("alpha") },
      scrollView.observe(\.isHidden) { [log] _, _ in log.entries.append("isHidden") },
      button.observe(\.isSelected) { [log] _, _ in log.entries.append("isSelected") },
      button.observe(\.isEnabled) { [log] _, _ in log.entries.append("isEnabled") },
      imageView.observe(\.image) { [log] _, _ in log.entries.append("image") },
      field.observe(\.text) { [log] _, _ in log.entries.append("field") },
      textView.observe(\.attributedText) { [log] _, _ in log.entries.append("attributedText") },
      controller.observe(\.title) { [log] _, _ in log.entries.append("title") },
    ]
    scrollView.contentSize.height = 90
    scrollView.contentOffset.y = 3
    scrollView.alpha = 0.5
    scrollView.isHidden = true
    button.isSelected = true
    button.isEnabled = false
    imageView.image = UIImage(systemName: "star")
    field.text = "a"
    textView.attributedText = NSAttributedString(string: "b")
    controller.title = "c"
    #expect(
      log.entries == [
        "contentSize", "contentOffset", "alpha", "isHidden", "isSelected", "isEnabled", "image", "field",
        "attributedText", "title",
      ])
    _ = observations
  }

  @Test func `an object of the app tells of its own changes`() {
    let player = Player()
    let observation = player.observe(\.rate, options: .new) { [log] _, change in
      log.entries.append("\(change.newValue ?? 0)")
    }
    player.rate = 2
    #expect(log.entries == ["2"])
    _ = observation
  }

  @Test func `a change that nobody tells is found at the next layout`() {
    let player = Player()
    let observation = player.observe(\.title, options: .new) { [log] _, change in
      log.entries.append(change.newValue ?? "")
    }
    player.title = "a"
    #expect(log.entries == [])
    UIView().layoutIfNeeded()
    #expect(log.entries == ["a"])
    _ = observation
  }

  @Test func `an observation ends when it is released or invalidated`() {
    let view = UIView()
    var observation: NSKeyValueObservation? = view.observe(\.isHidden) { [log] _, _ in log.entries.append("a")
    }
    let other = view.observe(\.isHidden) { [log] _, _ in log.entries.append("b") }
    view.isHidden = true
    observation = nil
    other.invalidate()
    view.isHidden = false
    #expect(log.entries == ["a", "b"])
    _ = observation
  }

  @Test func `an observation does not keep its object`() {
    weak var view: UIView?
    let observation: NSKeyValueObservation
    do {
      let made = UIView()
      observation = made.observe(\.isHidden) { _, _ in }
      view = made
    }
    #expect(view == nil)
    _ = observation
  }
}
