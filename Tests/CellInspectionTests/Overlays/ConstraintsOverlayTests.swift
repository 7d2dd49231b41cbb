import CellDrawing
import Foundation
import Testing
import UIKit
@testable import CellInspection

@MainActor @Suite struct ConstraintsOverlayTests {
  private let rect = CGRect(x: 0, y: 30, width: 320, height: 100)

  private func overlay(_ drawn: DrawnConstraints, isDark: Bool = false) -> ConstraintsOverlay {
    ConstraintsOverlay(drawn, rect: rect, isDark: isDark, legendHeight: 1_000)
  }

  private func drawn(isLoose: Bool = false, priority: Float = 1_000) -> DrawnConstraints {
    let (holder, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(box)
    let left = box.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 20)
    left.priority = UILayoutPriority(priority)
    let others = [
      box.topAnchor.constraint(equalTo: holder.topAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 90), box.heightAnchor.constraint(equalToConstant: 40),
    ]
    NSLayoutConstraint.activate(isLoose ? others : [left] + others)
    holder.layoutIfNeeded()
    return DrawnConstraints(in: holder, rect: holder.bounds)
  }

  /// Returns all strokes, including those in groups.
  private func strokes(_ nodes: [Node]) -> [Stroke] {
    nodes.flatMap { node -> [Stroke] in
      switch node {
      case .stroke(_, let stroke, _): [stroke]
      case .group(let group): strokes(group.nodes)
      default: []
      }
    }
  }

  private func scene(_ drawn: DrawnConstraints) -> Scene {
    overlay(drawn).scene(over: Scene(size: CGSize(width: 320, height: 130), nodes: []))
  }

  @Test func `the legend is below the picture`() {
    let page = overlay(drawn()).pageRect
    #expect(page.origin == rect.origin)
    #expect(page.height > rect.height)
  }

  @Test func `a picture without constraints has no legend`() {
    let empty = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(overlay(DrawnConstraints(in: empty, rect: empty.bounds)).pageRect == rect)
  }

  @Test func `a constraint of a priority below required is dashed`() {
    #expect(!strokes(scene(drawn()).nodes).contains { $0.dashes == [3, 2] })
    #expect(strokes(scene(drawn(priority: 750)).nodes).contains { $0.dashes == [3, 2] })
  }

  @Test func `the outline of an ambiguous view is dashed`() {
    #expect(!strokes(scene(drawn()).nodes).contains { $0.dashes == [4, 3] })
    #expect(strokes(scene(drawn(isLoose: true)).nodes).contains { $0.dashes == [4, 3] })
  }

  @Test func `the background is dark in the dark appearance`() throws {
    let scenes = [false, true].map { overlay(drawn(), isDark: $0).scene(over: Scene(size: .zero, nodes: [])) }
    #expect(scenes[0].nodes.first != scenes[1].nodes.first)
  }
}
