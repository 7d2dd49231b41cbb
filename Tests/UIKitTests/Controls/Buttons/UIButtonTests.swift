import Testing

@testable import UIKit

/// Tests of sizes at 2 pixels per point.
@MainActor struct UIButtonTests {
  private let button = UIButton()

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIImage(content: .nodes([]), size: CGSize(width: width, height: height), scale: 2)
  }

  private func labelSize(_ text: String, size: CGFloat = 18) -> CGSize {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    let size = label.sizeThatFits(.zero)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  @Test func `an empty button is 30 by 34 points`() {
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 34))
  }

  @Test func `a button is as wide as its title and 12 points taller`() {
    button.setTitle("Show More", for: .normal)
    let label = labelSize("Show More")
    #expect(button.sizeThatFits(.zero) == CGSize(width: label.width, height: label.height + 12))
    #expect(button.intrinsicContentSize == button.sizeThatFits(.zero))
  }

  @Test func `a button with a short title is 30 points wide`() {
    button.setTitle("i", for: .normal)
    #expect(button.sizeThatFits(.zero).width == 30)
  }

  @Test func `a system button's title has 15 points`() {
    let button = UIButton(type: .system)
    button.setTitle("Show More", for: .normal)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    #expect(button.sizeThatFits(.zero).width == labelSize("Show More", size: 15).width)
  }

  @Test func `content insets replace the default 12 points of height`() {
    button.setTitle("Show More", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    let label = labelSize("Show More")
    #expect(button.sizeThatFits(.zero) == CGSize(width: label.width + 30, height: label.height + 3))
  }

  @Test func `an image button has the size of its image`() {
    button.setImage(image(24, 30), for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 24, height: 30))
  }

  @Test func `a button with a small image keeps the height of a title line`() {
    button.setImage(image(10, 10), for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 10, height: 22))
    button.setTitle("i", for: .normal)
    let title = labelSize("i")
    #expect(button.sizeThatFits(.zero) == CGSize(width: 10 + title.width, height: 22))
  }

  @Test func `an empty title with insets keeps the height of a line`() {
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 6, height: 26))
  }

  @Test func `the sum of an image's and the insets' fractions is rounded up`() {
    button.setImage(image(10.25, 30.25), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 0.25, left: 0.25, bottom: 0, right: 0)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 11, height: 31))
  }

  @Test(arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd])
  func `a symbol type's button has a title of 15 points`(_ type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    button.setTitle("More", for: .normal)
    let title = labelSize("More", size: 15)
    let symbol = type == .contactAdd ? CGSize(width: 24.5, height: 24) : CGSize(width: 26, height: 26)
    let size = CGSize(width: (symbol.width + title.width).rounded(.up), height: symbol.height)
    #expect(button.sizeThatFits(.zero) == size)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.sizeThatFits(.zero) == size)
  }

  @Test(
    arguments: [
      (UIControl.ContentVerticalAlignment.top, UIButton.ButtonType.system, 6),
      (.bottom, .system, 100 - 22 - 6),
      (.top, .custom, 0), (.bottom, .custom, 100 - 22), (.center, .system, 39),
    ] as [(UIControl.ContentVerticalAlignment, UIButton.ButtonType, CGFloat)])
  func `a system button's title keeps room at an edge`(
    alignment: UIControl.ContentVerticalAlignment, type: UIButton.ButtonType, y: CGFloat
  ) {
    let button = UIButton(type: type)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    button.titleLabel?.font = .systemFont(ofSize: 18)
    button.setTitle("Like", for: .normal)
    button.contentVerticalAlignment = alignment
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == y)
    // Any inset takes the place of the room.
    button.contentEdgeInsets.left = 1
    button.layoutIfNeeded()
    if alignment == .top { #expect(button.titleLabel?.frame.minY == 0) }
  }

  @Test func `a title taller than the content area is drawn beyond it`() {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    button.setTitle("Like", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 4)
    #expect(button.titleLabel?.frame.height == 22)
    #expect(button.titleLabel?.isTruncated == false)
  }

  @Test func `the background image is the minimum size`() {
    button.setTitle("i", for: .normal)
    button.setBackgroundImage(image(200, 100), for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 200, height: 100))
  }

  @Test func `an image before a title is centred together with it`() {
    button.frame = CGRect(x: 0, y: 0, width: 335, height: 40)
    button.setImage(image(32, 32), for: .normal)
    button.setTitle("Download", for: .normal)
    button.layoutIfNeeded()
    let label = labelSize("Download")
    let x = ((335 - 32 - label.width) / 2 * 2).rounded(.down) / 2
    #expect(button.imageView?.frame == CGRect(x: x, y: 4, width: 32, height: 32))
    #expect(button.titleLabel?.frame.minX == x + 32)
    #expect(button.titleLabel?.frame.minY == ((40 - label.height) / 2 * 2).rounded(.down) / 2)
    #expect(button.titleLabel?.frame.size == label)
  }

  @Test func `an image is after the title in a right-to-left button`() {
    button.frame = CGRect(x: 0, y: 0, width: 335, height: 40)
    button.semanticContentAttribute = .forceRightToLeft
    button.setImage(image(32, 32), for: .normal)
    button.setTitle("Download", for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == button.titleLabel?.frame.maxX)
  }

  @Test func `insets move centred content by half their difference`() {
    button.frame = CGRect(x: 0, y: 0, width: 335, height: 40)
    button.setImage(image(32, 32), for: .normal)
    button.layoutIfNeeded()
    let x = button.imageView?.frame.minX
    #expect(x == 151.5)  // (335 - 32) / 2
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 156.5)  // (335 - 32 - 10) / 2 + 10
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 100)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 106.5)  // (335 - 32 - 10 - 100) / 2 + 10
  }

  @Test func `left-aligned content begins at the insets`() {
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.titleEdgeInsets = UIEdgeInsets(top: 3, left: 7, bottom: 0, right: 0)
    button.setTitle("Download", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.origin == CGPoint(x: 7, y: 3))
  }

  @Test func `an image that fills takes the whole button`() {
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.setImage(image(10, 10), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
  }

  @Test func `a long title is truncated to the button's width`() {
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    button.setTitle("Download everything", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 0)
    #expect(button.titleLabel?.frame.width == 60)
    #expect(button.titleLabel?.isTruncated == true)
  }

  @Test func `a state without its own title shows the normal title`() {
    button.setTitle("Like", for: .normal)
    button.setTitle("Liked", for: .selected)
    button.isSelected = true
    #expect(button.titleLabel?.text == "Liked")
    button.isHighlighted = true
    #expect(button.currentTitle == "Like")
  }

  @Test func `a custom button's title is white by default`() {
    #expect(button.currentTitleColor == .white)
    button.setTitleColor(.red, for: .normal)
    button.isHighlighted = true
    #expect(button.currentTitleColor == .red)
  }

  @Test func `an enabled system button's title has the tint colour`() {
    let button = UIButton(type: .system)
    button.setTitle("Share", for: .normal)
    button.tintColor = .purple
    #expect(button.titleLabel?.textColor == .purple)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func `a highlighted system button's title fades`() {
    let button = UIButton(type: .system)
    button.setTitle("Share", for: .normal)
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == 0.2)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func `a system button's image is a template`() {
    let button = UIButton(type: .system)
    button.setImage(image(10, 10), for: .normal)
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
  }

  @Test func `a disabled system button's image is grey until it is enabled again`() {
    let button = UIButton(type: .system)
    button.setImage(image(10, 10), for: .normal)
    button.imageView?.tintColor = .red
    button.isEnabled = false
    #expect(button.imageView?.tintColor == .tertiaryLabel)
    button.isEnabled = true
    #expect(button.imageView?.tintColor == .red)
  }

  @Test func `an attributed title keeps its colours`() {
    button.setAttributedTitle(
      NSAttributedString(string: "Sign Up", attributes: [.foregroundColor: UIColor.green]), for: .normal)
    #expect(button.titleLabel?.text == "Sign Up")
    #expect(button.titleLabel?.textColor == .green)
  }

  @Test func `a font that is set on the title label is kept`() {
    button.setTitle("Show More", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 12)
    #expect(button.sizeThatFits(.zero).width == labelSize("Show More", size: 12).width)
    button.isHighlighted = true
    #expect(button.titleLabel?.font == .systemFont(ofSize: 12))
  }

  @Test func `a subclass's title rectangle is used`() {
    let button = TitleBelowButton(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    button.setTitle("Like", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 40, width: 80, height: 20))
  }

  @Test func `a title of whole points is at half points`() {
    // The frames come from iOS 26.1 on a screen with two pixels per point.
    button.setTitle("I", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 14)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
    button.layoutIfNeeded()
    let title = button.titleLabel?.frame ?? .zero
    #expect(title.height == 17)
    #expect(title.minY == 6.5)
    #expect(title.width == title.width.rounded())
  }

  @Test(
    arguments: [(.top, 3), (.center, 5.5), (.bottom, 8), (.fill, 3)]
      as [(UIControl.ContentVerticalAlignment, CGFloat)])
  func `content is at the edge of its vertical alignment`(
    alignment: UIControl.ContentVerticalAlignment, y: CGFloat
  ) {
    button.setTitle("I", for: .normal)
    button.setImage(image(10, 16), for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 14)
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 0, bottom: 2, right: 0)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 27)
    button.contentVerticalAlignment = alignment
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == y)
    #expect(button.titleLabel?.frame.height == (alignment == .fill ? 22 : 17))
    let imageY: [UIControl.ContentVerticalAlignment: CGFloat] = [.top: 3, .center: 6, .bottom: 9, .fill: 3]
    #expect(button.imageView?.frame.minY == imageY[alignment])
  }

  @Test(
    arguments: [(.top, 7), (.center, 9.5), (.bottom, 12.5)] as [(UIControl.ContentVerticalAlignment, CGFloat)]
  )
  func `a configuration's content is at the edge of its vertical alignment`(
    alignment: UIControl.ContentVerticalAlignment, y: CGFloat
  ) {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "I"
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.contentVerticalAlignment = alignment
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == y)
    #expect(button.titleLabel?.frame.height == 20.5)
  }

  @Test func `a primary action provides the title`() {
    var sent = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Share") { _ in sent += 1 })
    button.sendActions(for: .primaryActionTriggered)
    #expect(button.currentTitle == "Share")
    #expect(sent == 1)
  }

  @Test func `a second layout does not change the scene`() {
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.setTitle("Like", for: .normal)
    button.setImage(image(10, 10), for: .normal)
    button.layoutIfNeeded()
    let scene = button.scene()
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.scene() == scene)
  }

  @Test func `a button that shows its menu's element is reported`() {
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    button.changesSelectionAsPrimaryAction = true
    #expect(Diagnostics.found { _ = button.scene() } == [])
    button.menu = UIMenu(children: [UIAction(title: "Red") { _ in }])
    button.showsMenuAsPrimaryAction = true
    #expect(
      Diagnostics.found { _ = button.scene() }.map(\.text) == [
        "UIButton.changesSelectionAsPrimaryAction is true, and CellSnap draws the button's own title instead of the menu's chosen element"
      ])
  }
}

private final class TitleBelowButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 0, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
  }
}
