import Foundation
import Testing

@testable import UIKit

/// An appearance applies to the whole process. Each test removes what it set before another test runs on the main actor.
@MainActor struct UIAppearanceTests {
  private final class Badge: UILabel {
    var inset: CGFloat = 0

    required init?(coder: NSCoder) { fatalError("never made of an archive") }
    override init(frame: CGRect) { super.init(frame: frame) }
  }

  private func recording(_ body: () -> Void) {
    body()
    AppearanceRecords.shared.removeAll()
  }

  /// Adds views to a window, so that they take their appearance.
  private func show(_ views: UIView..., in container: UIView = UIView(frame: .zero)) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in views { container.addSubview(view) }
    window.addSubview(container)
  }

  @Test func `a view takes its appearance when it enters a window`() {
    recording {
      UILabel.appearance().textColor = .red
      let label = UILabel()
      #expect(label.textColor == .label)
      show(label)
      #expect(label.textColor == .red)
    }
    let later = UILabel()
    show(later)
    #expect(later.textColor == .label)
  }

  @Test func `a property that was set on the instance wins`() {
    recording {
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 11)
      let label = UILabel()
      label.textColor = .blue
      show(label)
      #expect(label.textColor == .blue && label.font == .systemFont(ofSize: 11))
    }
  }

  @Test func `a subclass's own appearance wins over its superclass's`() {
    recording {
      Badge.appearance().textColor = .green
      Badge.appearance().inset = 4
      UILabel.appearance().textColor = .red
      let (label, badge) = (UILabel(), Badge(frame: .zero))
      show(label, badge)
      #expect(label.textColor == .red && badge.textColor == .green && badge.inset == 4)
    }
  }

  @Test func `the most specific containers decide the appearance`() {
    recording {
      UILabel.appearance(whenContainedInInstancesOf: [UIStepper.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UIStepper.self, UIScrollView.self]).textColor = .green
      UILabel.appearance().textColor = .blue
      let (alone, inside, deeper) = (UILabel(), UILabel(), UILabel())
      show(alone)
      show(inside, in: UIStepper())
      let scrollView = UIScrollView()
      let stepper = UIStepper()
      stepper.addSubview(deeper)
      show(stepper, in: scrollView)
      #expect(alone.textColor == .blue && inside.textColor == .red && deeper.textColor == .green)
    }
  }

  @Test func `an appearance's tint applies only to views without their own`() {
    recording {
      UISwitch.appearance().tintColor = .red
      let (plain, own) = (UISwitch(), UISwitch())
      own.tintColor = .green
      show(plain, own)
      #expect(plain.tintColor == .red && own.tintColor == .green)
    }
  }

  @Test func `an appearance returns the value that was set`() {
    recording {
      #expect(UILabel.appearance().textColor == .label)
      UILabel.appearance().textColor = .red
      #expect(UILabel.appearance().textColor == .red)
    }
  }

  @Test func `buttons, bar items and bars take values set by methods`() {
    recording {
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      UINavigationBar.appearance().standardAppearance.backgroundColor = .blue
      let button = UIButton(type: .custom)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let item = UINavigationItem(title: "")
      let done = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
      item.rightBarButtonItem = done
      bar.items = [item]
      show(button, bar)
      bar.layoutIfNeeded()
      #expect(button.titleColor(for: .normal) == .red)
      #expect(done.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
      #expect(bar.standardAppearance.backgroundColor == .blue)
    }
  }
}
