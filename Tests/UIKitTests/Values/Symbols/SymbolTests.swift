import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct SymbolTests {
  @Test func `a symbol's width follows its point size`() throws {
    let small = try #require(UIImage(systemName: "circle"))
    let large = try #require(
      UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(small.size.width - 20) < 1)
    #expect(abs(large.size.width - 2 * small.size.width) <= 0.5)
  }

  /// Returns a symbol's image at 2 pixels per point.
  private func image(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
    let traits = UITraitCollection(displayScale: 2)
    let values = configuration?.values ?? SymbolValues()
    #expect(SymbolLibrary.drawing(named: name) != nil)
    return UIImage(Symbol(name: name), values, traits: traits)
  }

  @Test(arguments: [
    ("person", CGSize(width: 19, height: 17.5), 2.5, 1, 1.5),
    ("play.circle.fill", CGSize(width: 20, height: 19), 3.5, 0.5, 0.5),
  ])
  func `a symbol has an iPhone's box, baseline and alignment rectangle`(
    _ name: String, _ size: CGSize, _ baseline: CGFloat, _ above: CGFloat, _ below: CGFloat
  ) throws {
    let image = try image(name)
    #expect(image.size == size)
    #expect(image.baselineOffsetFromBottom == baseline)
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: -above, left: 0, bottom: -below, right: 0))
  }

  @Test(arguments: [
    // A small arrow of 14 points: 2 x 14 / 17 = 1.65 points at both sides.
    ("arrow.forward", UIImage.SymbolScale.small, 1.65),
    // A wide rectangle: 1.5 x 14 / 17 = 1.24 points at both sides.
    ("rectangle", UIImage.SymbolScale.large, 1.24),
  ])
  func `the margin in a symbol's box follows the point size alone`(
    _ name: String, _ scale: UIImage.SymbolScale, _ margin: CGFloat
  ) throws {
    let image = try image(name, UIImage.SymbolConfiguration(pointSize: 14, weight: .regular, scale: scale))
    guard case .nodes(let nodes) = image.content, case .group(let group) = try #require(nodes.first) else {
      Issue.record("A symbol is a group.")
      return
    }
    let glyph = try #require(SymbolLibrary.drawing(named: name)).glyph
    let ink = glyph.extents(lineWidth: UIImage.SymbolWeight.regular.lineWidth)
    let (left, right) = (
      group.transform.tx + group.transform.a * ink.minX, group.transform.tx + group.transform.a * ink.maxX
    )
    #expect(abs(left - margin) < 0.01 && abs(image.size.width - right - margin) < 0.01)
  }

  /// Boxes of iPhones.
  @Test(
    arguments: [
      ("star", CGSize(width: 28, height: 27)), ("info.circle", CGSize(width: 26, height: 26)),
      ("xmark.circle", CGSize(width: 26, height: 26)), ("at", CGSize(width: 26.5, height: 27)),
    ])
  func `a large symbol has an iPhone's box`(_ name: String, _ size: CGSize) throws {
    #expect(try image(name, UIImage.SymbolConfiguration(scale: .large)).size == size)
  }

  @Test(arguments: [("play.fill", 19.5), ("doc.on.doc", 27)] as [(String, CGFloat)])
  func `a large symbol is as wide as in an iPhone's button`(_ name: String, _ width: CGFloat) throws {
    #expect(try image(name, UIImage.SymbolConfiguration(scale: .large)).size.width == width)
  }

  @Test func `a large symbol has an iPhone's box at three pixels per point`() {
    let image = UIImage(
      Symbol(name: "xmark.circle"), SymbolValues(scale: .large), traits: UITraitCollection(displayScale: 3))
    #expect(abs(image.size.width - 25.667) < 0.001 && abs(image.size.height - 25.667) < 0.001)
  }

  @Test func `every symbol with a measured box has a drawing`() {
    #expect(SymbolBoxes.all.keys.filter { SymbolLibrary.drawing(named: $0) == nil } == [])
  }

  @Test func `a filled bell has its badge apart`() {
    #expect(SymbolLibrary.drawing(named: "bell.badge.fill") != SymbolLibrary.drawing(named: "bell.badge"))
    #expect(SymbolLibrary.box(named: "bell.badge.fill") == SymbolLibrary.box(named: "bell.badge"))
  }

  @Test func `a symbol's box follows the point size`() throws {
    // 22 x 28 / 17 = 36.24, 20 x 28 / 17 = 32.94.
    #expect(
      try image("star", UIImage.SymbolConfiguration(pointSize: 28)).size == CGSize(width: 36, height: 33))
  }

  @Test func `a symbol without a measured box has its middle at the middle of the capital letters`() throws {
    #expect(SymbolLibrary.box(named: "number") == nil)
    let image = try image("number")
    // Capital letters of 17 points are 11.98 points high.
    let middle = image.size.height / 2 - (image.baselineOffsetFromBottom ?? 0)
    #expect(abs(middle - 5.99) <= 0.5)
  }

  @Test func `a configuration keeps the insets and the baseline that an app has set`() throws {
    let large = UIImage.SymbolConfiguration(scale: .large)
    let star = try #require(UIImage(systemName: "star"))
    let plain = star.withAlignmentRectInsets(.zero).imageWithoutBaseline()
    let changed = try #require(plain.applyingSymbolConfiguration(large))
    #expect(changed.alignmentRectInsets == .zero && !changed.hasBaseline)
    #expect(try #require(star.applyingSymbolConfiguration(large)).hasBaseline)
  }

  @Test func `an enclosed symbol has the box of its enclosure`() {
    #expect(SymbolLibrary.box(named: "bolt.circle.fill") == SymbolBox(20, 19, 3.5))
    #expect(SymbolLibrary.box(named: "arrow.forward") == SymbolLibrary.box(named: "arrow.right"))
  }

  @Test(arguments: SymbolBoxes.all.keys.sorted())
  func `a drawing is inside its box`(_ name: String) throws {
    let image = try image(name)
    guard case .nodes(let nodes) = image.content, case .group(let group)? = nodes.first else {
      Issue.record("no drawing")
      return
    }
    let drawing = try #require(SymbolLibrary.drawing(named: name))
    let drawn = drawing.glyph.extents(lineWidth: 8).applying(CGAffineTransform(group.transform))
    #expect(CGRect(origin: .zero, size: image.size).contains(drawn), "\(drawn)")
  }

  @Test func `the later of two configurations wins where it is specified`() {
    let first = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small)
    let both = first.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
  }

  @Test func `a heavier symbol has thicker lines`() throws {
    func widths(_ weight: UIImage.SymbolWeight) throws -> [CGFloat] {
      let symbol = try #require(SymbolLibrary.drawing(named: "plus"))
      return symbol.glyph.nodes(isFilled: false, lineWidth: weight.lineWidth).compactMap { node in
        if case .stroke(_, let stroke, _) = node { stroke.width } else { nil }
      }
    }
    let (light, heavy) = (try widths(.light), try widths(.heavy))
    #expect(zip(light, heavy).allSatisfy { $0 < $1 } && !light.isEmpty)
  }

  @Test(arguments: [
    "xmark.circle.fill", "bell.slash", "person.crop.circle", "exclamationmark.triangle", "chevron.forward",
    "heart.fill", "line.horizontal.3",
  ])
  func `a symbol is composed from the parts of its name`(_ name: String) {
    #expect(SymbolLibrary.drawing(named: name) != nil)
  }

  @Test(arguments: SymbolShapes.all.keys.sorted())
  func `every symbol is inside its square`(_ name: String) throws {
    let drawing = try #require(SymbolLibrary.drawing(named: name))
    let extents = drawing.glyph.extents(lineWidth: 8)
    #expect(CGRect(x: -6, y: -6, width: 112, height: 112).contains(extents), "\(extents)")
    #expect(extents.width > 5 && extents.height > 5)
  }

  @Test func `an image view draws a symbol in its tint colour`() throws {
    let view = UIImageView(image: UIImage(systemName: "plus"))
    view.tintColor = .red
    let nodes = view.scene().nodes
    let red = UIColor.red.cgColor.color
    #expect(nodes.contains { $0.has(red) })
  }

  @Test func `a palette replaces the tint colour`() throws {
    let configuration = UIImage.SymbolConfiguration(paletteColors: [.green])
    let view = UIImageView(image: UIImage(systemName: "plus", withConfiguration: configuration))
    view.tintColor = .red
    #expect(view.scene().nodes.contains { $0.has(UIColor.green.cgColor.color) })
  }

  @Test func `a filled symbol leaves out its inner shape`() throws {
    let image = try #require(UIImage(systemName: "xmark.circle.fill"))
    let pixels = try #require(
      UIImage(
        systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100)))
    let bitmap = try Bitmap(width: Int(pixels.size.width), height: Int(pixels.size.height))
    Painter().paint(
      Scene(
        size: pixels.size,
        nodes: pixels.nodes(in: CGRect(origin: .zero, size: pixels.size), tint: nil, traits: .current)),
      rect: CGRect(origin: .zero, size: pixels.size), scale: 1, into: bitmap)
    func alpha(_ x: Int, _ y: Int) -> UInt8 { bitmap.pixels[y * bitmap.stride + x * 4 + 3] }
    let middle = Int(pixels.size.width / 2)
    #expect(alpha(middle, middle) < 20)
    #expect(alpha(middle, middle - 30) > 235)
    #expect(image.isSymbolImage)
  }

  @Test func `an unknown symbol is drawn as a square and reported`() {
    let view = UIImageView(image: UIImage(systemName: "no.such.symbol"))
    let messages = Diagnostics.found { #expect(!view.scene().nodes.isEmpty) }.map(\.message)
    #expect(messages.count == 1 && messages[0].contains("\"no.such.symbol\""))
  }

  @Test func `a symbol document shows its Regular-M drawing`() throws {
    let document = #"""
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">
      <g id="Notes"><rect width="300" height="200" fill="white"/></g>
      <g id="Regular-M" transform="translate(100 50)"><rect width="40" height="30"/></g></svg>
      """#
    let image = try #require(UIImage(data: Data(document.utf8)))
    #expect(image.size == CGSize(width: 40, height: 30))
  }

  @Test func `an empty symbol name gives nil`() {
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func `an image view's preferred configuration applies where the symbol's is unspecified`() throws {
    let view = UIImageView(image: UIImage(systemName: "circle"))
    let before = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(abs(view.intrinsicContentSize.width - 2 * before.width) <= 0.5)
    view.image = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize == before)
  }

  @Test func `a button's preferred configuration enlarges its symbol`() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "circle"), for: .normal)
    let before = button.sizeThatFits(.zero).width
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
    #expect(abs(button.sizeThatFits(.zero).width - before - 20) < 1)
  }
}

extension Node {
  /// Whether the node or a nested one is painted in the colour.
  fileprivate func has(_ color: Color) -> Bool {
    switch self {
    case .fill(_, _, .color(let own)), .stroke(_, _, .color(let own)): own == color
    case .group(let group): group.nodes.contains { $0.has(color) }
    default: false
    }
  }
}
