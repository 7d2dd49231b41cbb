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
