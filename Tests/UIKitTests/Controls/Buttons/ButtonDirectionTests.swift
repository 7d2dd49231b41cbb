import Foundation
import Testing

@testable import UIKit

/// Buttons with images in both layout directions, at 2 pixels per point.
@MainActor struct ButtonDirectionTests {
  private func image(_ width: CGFloat) -> UIImage {
    UIImage(content: .nodes([]), size: CGSize(width: width, height: 10), scale: 2)
  }

  private func configured(
    _ direction: UISemanticContentAttribute, _ change: (inout UIButton.Configuration) -> Void
  ) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = image(10)
    configuration.attributedTitle = AttributedString("I")
    configuration.imagePadding = 6
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.semanticContentAttribute = direction
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    return button
  }

  @Test(
    arguments: [
      (.forceLeftToRight, .leading, true), (.forceLeftToRight, .trailing, false),
      (.forceRightToLeft, .leading, false), (.forceRightToLeft, .trailing, true),
    ] as [(UISemanticContentAttribute, NSDirectionalRectEdge, Bool)])
  func `the placement of a configuration's image follows the direction`(
    direction: UISemanticContentAttribute, placement: NSDirectionalRectEdge, isLeft: Bool
  ) throws {
    let button = configured(direction) { $0.imagePlacement = placement }
    let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    // 12 points at both sides, 10 for the image and 6 between image and title.
    #expect(image.minX == (isLeft ? 12 : 12 + title.width + 6))
    #expect(title.minX == (isLeft ? CGFloat(28) : 12))
    #expect(button.bounds.width == 12 + 10 + 6 + title.width + 12)
  }

  @Test func `the insets of a configuration are mirrored`() throws {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 5)
    let left = configured(.forceLeftToRight) { $0.contentInsets = insets }
    let right = configured(.forceRightToLeft) { $0.contentInsets = insets }
    #expect(left.imageView?.frame.minX == 30)
    #expect(right.imageView?.frame.maxX == right.bounds.width - 30)
    #expect(right.titleLabel?.frame.minX == 5)
  }

  private func edgeInset(
    _ direction: UISemanticContentAttribute, _ alignment: UIControl.ContentHorizontalAlignment = .center,
    _ change: (UIButton) -> Void
  ) -> UIButton {
    let button = UIButton(type: .custom)
    button.semanticContentAttribute = direction
    button.contentHorizontalAlignment = alignment
    button.setImage(image(20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    change(button)
    button.layoutIfNeeded()
    return button
  }

  /// Apps swap the left and right insets themselves, as UIKit does not.
  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `the edge insets of an image are not mirrored`(_ direction: UISemanticContentAttribute) {
    let button = edgeInset(direction) {
      $0.imageEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)
    }
    // The image is in the middle of the 80 points between the insets.
    #expect(button.imageView?.frame == CGRect(x: 46, y: 15, width: 20, height: 10))
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `the edge insets of the content are not mirrored`(_ direction: UISemanticContentAttribute) {
    let button = edgeInset(direction, .left) {
      $0.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)
    }
    #expect(button.imageView?.frame.minX == 16)
  }

  @Test func `insets move an image and a title that changed sides`() throws {
    let button = edgeInset(.forceRightToLeft, .leading) {
      $0.setTitle("I", for: .normal)
      $0.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 7)
      $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 3)
    }
    let title = try #require(button.titleLabel).frame
    #expect(button.imageView?.frame.maxX == 93)
    #expect(title.maxX == 77)
  }
}
