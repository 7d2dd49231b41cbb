import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct CATextLayerTests {
  private func texts(_ layer: CATextLayer) -> [(LaidOutText, CGPoint)] {
    layer.contentNodes(with: .current).flatMap { node -> [(LaidOutText, CGPoint)] in
      guard case .group(let group) = node else { return [] }
      return group.nodes.compactMap {
        if case .text(let text, let origin) = $0 { (text, origin) } else { nil }
      }
    }
  }

  private func layer(_ string: Any, width: CGFloat = 100) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = string
    layer.fontSize = 12
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 60)
    return layer
  }

  @Test func `a string is drawn from the top in its colour`() throws {
    let layer = layer("Hello")
    layer.foregroundColor = UIColor.red.cgColor
    let text = try #require(texts(layer).first)
    #expect(text.1 == .zero)
    #expect(text.0.appearances.map(\.color) == [UIColor.red.cgColor.color])
  }

  @Test func `a long line wraps only if the layer is wrapped`() {
    let layer = layer("many words that are too long")
    #expect(texts(layer).map(\.0.lineCount) == [1])
    layer.isWrapped = true
    #expect((texts(layer).first?.0.lineCount ?? 0) > 1)
  }

  @Test func `a long line is truncated only with a truncation mode`() {
    let layer = layer("many words that are too long")
    #expect((texts(layer).first?.0.size.width ?? 0) > 100)
    layer.truncationMode = .end
    #expect((texts(layer).first?.0.size.width ?? 101) <= 100)
  }

  @Test func `the alignment mode moves the line`() throws {
    let layer = layer("Hello")
    layer.alignmentMode = .right
    let line = try #require(texts(layer).first?.0.lines.first)
    #expect(abs(line.origin.x + line.width - 100) < 0.01)
  }

  @Test func `an attributed string keeps its own font`() {
    let large = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect((texts(layer(large)).first?.0.size.height ?? 0) > 40)
  }
}
