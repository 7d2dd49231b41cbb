import Foundation
import UIKit

/// A comparison of a scene built here with the measurements of Apple's UIKit.
@MainActor struct SceneComparison {
  /// A view, or a part of one, that differs from Apple's.
  struct Difference {
    var path: String
    var expected: String
    var actual: String
    /// Whether only the width of a text differs, as it must with another font.
    var isTextWidth = false
  }

  /// The maximum difference that counts as equal, in points.
  private static let tolerance = 0.5 + 1e-6
  /// The maximum difference of a text's width from its width in Apple's font, as a fraction of that width.
  private static let textTolerance = 0.04

  let scene: SceneDescription
  private(set) var differences: [Difference] = []
  /// The number of frames, sizes, insets and parts that are compared.
  private(set) var count = 0
  /// The identifiers of controls without a text.
  private var textless: Set<String> = []

  /// Builds the scene on a device like the one that measured it.
  init(_ scene: SceneDescription) {
    self.scene = scene
    let device = Device(
      userInterfaceStyle: scene.style == "dark" ? .dark : .light,
      layoutDirection: scene.layoutDirection == "rightToLeft" ? .rightToLeft : .leftToRight,
      contentSizeCategory: scene.contentSizeCategory.map(UIContentSizeCategory.init(rawValue:)) ?? .large,
      displayScale: scene.scale, screenSize: CGSize(scene.screen))
    Device.using(device) {
      let maker = ViewMaker()
      // The maker stays alive, since a view does not hold its controller.
      withExtendedLifetime((maker, maker.make(scene))) { compare(maker.views) }
    }
  }

  private mutating func compare(_ views: [String: UIView]) {
    textless = Set(
      views.filter { $0.value is UISlider || $0.value is UISwitch || $0.value is UIStepper }.keys)
    for (id, frame) in sorted(scene.expected) { check(id, frame, views[id]?.frame.numbers) }
    for (id, size) in sorted(scene.intrinsic ?? [:]) {
      check("\(id).intrinsicContentSize", size, views[id]?.intrinsicContentSize.numbers)
    }
    for (id, size) in sorted(scene.sizeThatFits200 ?? [:]) {
      let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
      check("\(id).sizeThatFits(200)", size, views[id]?.sizeThatFits(room).numbers)
    }
    for (id, insets) in sorted(scene.expectedSafeAreaInsets ?? [:]) {
      check("\(id).safeAreaInsets", insets, views[id]?.safeAreaInsets.numbers)
    }
    for (id, insets) in sorted(scene.expectedLayoutMargins ?? [:]) {
      check("\(id).layoutMargins", insets, views[id]?.layoutMargins.numbers)
    }
    for (name, frame) in sorted(scene.expectedGuides ?? [:]) {
      let parts = name.split(separator: ".")
      let view = views[parts.dropLast().joined(separator: ".")]
      check(name, frame, view?.guide(named: String(parts.last ?? ""))?.layoutFrame.numbers)
    }
    for (name, value) in sorted(scene.expectedPrivate ?? [:]) { compare(name, value, views) }
  }

  private mutating func compare(_ name: String, _ value: PartValue?, _ views: [String: UIView]) {
    let id = views.keys.filter { name.hasPrefix($0 + ".") }.max { $0.count < $1.count }
    let view = id.flatMap { views[$0] }
    let partName = String(name.dropFirst((id?.count ?? 0) + 1))
    switch value {
    case .frame(let frame):
      check(name, frame, view.flatMap { PrivatePart(view: $0, name: partName).frame })
    case nil:
      count += 1
      let frame = view.flatMap { PrivatePart(view: $0, name: partName).frame } ?? []
      if frame.suffix(2).contains(where: { $0 ?? 0 > 0 }) { add(name, "not there", text(frame)) }
    case .isTrue(let isTrue):
      count += 1
      let actual = name.hasSuffix(".isHidden") ? view?.isHidden : nil
      if actual != isTrue { add(name, "\(isTrue)", actual.map { "\($0)" }) }
    case .number(let number):
      for (id, background) in backgrounds(of: views) where name == "cornerRadius" {
        check("\(id).cornerRadius", [number], [background.layer.cornerRadius])
      }
    case .unknown: break
    case .colors(let colors):
      let backgrounds = backgrounds(of: views)
      for (id, color) in sorted(colors) {
        count += 1
        let traits = Device.currentTraits
        let actual = backgrounds.first { $0.id == id }?.view.backgroundColor?.description(with: traits)
        if color != actual { add("\(id).\(name)", color ?? "none", actual ?? "none") }
      }
    }
  }

  /// Returns the backgrounds behind the content of configured buttons that have one.
  private func backgrounds(of views: [String: UIView]) -> [(id: String, view: UIView)] {
    sorted(views).compactMap { id, view in
      guard let button = view as? UIButton,
        let background = button.standardParts.first(where: { $0.name == "background" })?.view,
        background.backgroundColor != nil
      else { return nil }
      return (id, background)
    }
  }

  private mutating func check(_ path: String, _ expected: [Double?], _ actual: [Double?]?) {
    count += 1
    guard let actual, actual.count == expected.count else {
      return add(path, text(expected), actual.map(text))
    }
    let isNear = zip(expected, actual).allSatisfy { expected, actual in
      guard let expected, let actual else { return true }
      return abs(expected - actual) <= Self.tolerance
    }
    if !isNear { add(path, text(expected), text(actual), isTextWidth: isTextWidth(path, expected, actual)) }
  }

  /// Whether a view's or a part's width may follow from a text.
  private func canShowText(_ path: String) -> Bool {
    !textless.contains(path) && ![".separator", ".content"].contains(where: path.hasSuffix)
  }

  /// Whether the width is nearly the same, and everything else is the same but the position that follows from
  /// the width.
  private func isTextWidth(_ path: String, _ expected: [Double?], _ actual: [Double?]) -> Bool {
    let numbers = zip(expected, actual).map { ($0 ?? 0, $1 ?? 0) }
    guard scene.textDependent, numbers.count == 4 || numbers.count == 2, canShowText(path) else {
      return false
    }
    let width = numbers[numbers.count - 2]
    let maximum = max(width.0 * Self.textTolerance, 1)
    guard abs(width.0 - width.1) <= maximum else { return false }
    return numbers.indices.allSatisfy { index in
      let difference = abs(numbers[index].0 - numbers[index].1)
      let isAlongText = numbers.count == 4 ? index.isMultiple(of: 2) : index == 0
      return difference <= (isAlongText ? maximum : Self.tolerance)
    }
  }

  private mutating func add(
    _ path: String, _ expected: String, _ actual: String?, isTextWidth: Bool = false
  ) {
    differences.append(
      Difference(
        path: path, expected: expected, actual: actual ?? "not there", isTextWidth: isTextWidth))
  }

  private func text(_ numbers: [Double?]) -> String {
    numbers.map { $0.map { String(format: "%.6g", ($0 * 1_000).rounded() / 1_000) } ?? "?" }
      .joined(separator: " ")
  }

  /// Returns the values in the order of their paths, where numbers sort by value.
  private func sorted<Value>(_ values: [String: Value]) -> [(key: String, value: Value)] {
    values.sorted { $0.key.compare($1.key, options: .numeric) == .orderedAscending }
  }
}
