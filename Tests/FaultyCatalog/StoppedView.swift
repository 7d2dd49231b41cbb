import CellCommandLine
import CellShapes
import Foundation
import UIKit

/// A call of a stub that no sample can be made for, as an import writes it into an app's files.
enum StubCall: String {
  /// The view's initialiser, its filling, its layout, its size, or its drawing.
  case initialiser, filling, layout, size, drawing
  /// The view's initialiser, before it calls UIKit's initialiser.
  case firstValues
  /// The filling of the view, during an access to the shared store.
  case access
  /// The initial value of a static variable, which the filling of the view reads.
  case variable
  /// No call: the entry after the view's crashes.
  case crash
  /// No call: there is an entry without a height before the view's.
  case noHeight

  /// The calls that the environment variable `STUBS` names, such as `filling layout`.
  static let all = (ProcessInfo.processInfo.environment["STUBS"] ?? "").split(separator: " ").compactMap {
    StubCall(rawValue: String($0))
  }
  /// Whether the functions return where they would call a stub.
  private static let isReturn = ProcessInfo.processInfo.environment["STUBS_RETURN"] != nil

  /// Calls the stub if the test chooses it, or returns whether the function must return there.
  var isReached: Bool {
    guard Self.all.contains(self) else { return false }
    if !Self.isReturn { stopAtStub("Store.\(rawValue)", "Store.swift:3") }
    return true
  }
}

/// A store that an app shares.
struct Store {
  @MainActor static var shared = Store()
  @MainActor static let name = StubCall.variable.isReached ? "short" : "long"
  var count = 0

  mutating func change() {
    count += 1
    _ = StubCall.access.isReached
  }
}

/// A view with two squares, which is filled and laid out up to the call of a stub.
final class StoppedView: UIView {
  private let first = UIView()
  private let second = UIView()

  static var entries: [CatalogEntry] {
    CatalogEntry.sampled("Stopped", isFilled: false) { _ in
      StoppedView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    } filled: { view, _ in
      view.fill()
    }
  }

  override init(frame: CGRect) {
    _ = StubCall.firstValues.isReached
    super.init(frame: frame)
    backgroundColor = .systemYellow
    addSubview(first)
    if StubCall.initialiser.isReached { return }
    addSubview(second)
  }

  required init?(coder: NSCoder) { nil }

  private func fill() {
    if StubCall.all.contains(.initialiser) { return }
    first.backgroundColor = .systemRed
    if StubCall.filling.isReached { return }
    if StubCall.all.contains(.access) { Store.shared.change() }
    accessibilityLabel = Store.name
    if StubCall.all.contains(.variable) { return }
    second.backgroundColor = .systemGreen
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    first.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
    if StubCall.layout.isReached { return }
    second.frame = CGRect(x: 20, y: 10, width: 10, height: 10)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    StubCall.size.isReached ? .zero : CGSize(width: size.width, height: 24)
  }

  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    defer { context?.restoreGState() }
    context?.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIColor.systemBlue.setFill()
    UIRectFill(CGRect(x: 5, y: 5, width: 10, height: 10))
    if StubCall.drawing.isReached { return }
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
  }
}
