import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct CornerConfigurationTests {
  private func view(_ width: CGFloat, _ height: CGFloat, _ corners: UICornerConfiguration) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.cornerConfiguration = corners
    return view
  }

  private func radii(_ view: UIView) -> [CGFloat] {
    [.topLeft, .topRight, .bottomRight, .bottomLeft].map { view.effectiveRadius(corner: $0) }
  }

  @Test func `a capsule has half of the shorter side, up to its maximum`() {
    #expect(radii(view(100, 40, .capsule())) == [20, 20, 20, 20])
    #expect(radii(view(100, 40, .capsule(maximumRadius: 12))) == [12, 12, 12, 12])
  }

  @Test func `each corner has its radius`() {
    let corners = UICornerConfiguration.corners(
      topLeftRadius: 1, topRightRadius: 2.5, bottomLeftRadius: nil, bottomRightRadius: .fixed(4))
    #expect(radii(view(100, 40, corners)) == [1, 2.5, 4, 0])
    #expect(radii(view(100, 40, .uniformEdges(topRadius: 8, bottomRadius: 3))) == [8, 8, 3, 3])
    #expect(radii(view(100, 40, .uniformEdges(leftRadius: 8, rightRadius: 3))) == [8, 3, 3, 8])
    #expect(radii(view(100, 40, .uniformTopRadius(8, bottomLeftRadius: 2))) == [8, 8, 0, 2])
    #expect(radii(view(100, 40, .uniformBottomRadius(8, topRightRadius: 2))) == [0, 2, 8, 8])
    #expect(radii(view(100, 40, .uniformLeftRadius(8, bottomRightRadius: 2))) == [8, 0, 2, 8])
    #expect(radii(view(100, 40, .uniformRightRadius(8, topLeftRadius: 2))) == [2, 8, 8, 0])
  }

  @Test func `a concentric corner has the centre of its container's corner`() {
    let outer = view(100, 100, .corners(radius: 30))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 50))
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    outer.addSubview(inner)
    #expect(radii(inner) == [20, 20, 4, 4])
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(radii(inner) == [20, 20, 20, 20])
    outer.cornerConfiguration = .corners(radius: 0)
    #expect(radii(inner) == [0, 0, 0, 0])
  }

  @Test func `the background and the border have the corners`() {
    let view = view(40, 20, .uniformTopRadius(6))
    view.backgroundColor = .white
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.black.cgColor
    let shape = Path.Corners(topLeft: 6, topRight: 6, bottomRight: 0, bottomLeft: 0)
    let line = Path.Corners(topLeft: 5, topRight: 5, bottomRight: 0, bottomLeft: 0)
    #expect(
      view.scene().nodes == [
        .fill(.roundedRect(view.bounds, corners: shape), .nonZero, .color(.white)),
        .stroke(
          .roundedRect(view.bounds.insetBy(dx: 1, dy: 1), corners: line), Stroke(width: 2), .color(.black)),
      ])
  }

  @Test func `a view has the radius of its layer until a configuration is set`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.layer.cornerRadius = 5
    #expect(view.cornerConfiguration == .corners(radius: 5))
    #expect(view.effectiveRadius(corner: [.topLeft, .bottomRight]) == 5)
    view.cornerConfiguration = .corners(radius: 3)
    #expect(view.effectiveRadius(corner: .topLeft) == 3)
  }
}
