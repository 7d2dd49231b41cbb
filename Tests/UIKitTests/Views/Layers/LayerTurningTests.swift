import Foundation
import Testing

@testable import UIKit

@MainActor struct LayerTurningTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let card = CALayer()

  init() {
    card.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    card.backgroundColor = .black
    view.layer.addSublayer(card)
  }

  private var isDrawn: Bool { !view.scene().nodes.isEmpty }

  @Test(arguments: [(CGFloat.pi, false), (0.4 * .pi, true), (0.6 * .pi, false)])
  func `a layer with one side is drawn until its back is turned`(angle: CGFloat, isSeen: Bool) {
    card.isDoubleSided = false
    card.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
    #expect(isDrawn == isSeen)
    card.isDoubleSided = true
    #expect(isDrawn)
  }

  @Test func `a layer with one side is drawn where it is turned in its plane`() {
    card.isDoubleSided = false
    card.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(isDrawn)
  }

  @Test func `transform layers around a layer turn it too`() {
    let space = CATransformLayer()
    space.frame = card.frame
    view.layer.addSublayer(space)
    space.addSublayer(card)
    card.isDoubleSided = false
    space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(!isDrawn)
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(isDrawn)
  }

  @Test func `a layer turns around an axis in front of its plane`() {
    card.anchorPointZ = 3
    card.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(abs(card.frame.midX - (5 - 3)) < 1e-9)
    card.transform = CATransform3DIdentity
    #expect(card.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
