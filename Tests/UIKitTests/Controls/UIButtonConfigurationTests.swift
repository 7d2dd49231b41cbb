import Testing

@testable import UIKit

/// Sizes at 2 pixels a point.
@MainActor struct UIButtonConfigurationTests {
  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  private func titled(_ configuration: UIButton.Configuration) -> UIButton.Configuration {
    var configuration = configuration
    configuration.title = "Follow"
    return configuration
  }

  @Test func filledButtonIsItsBodyTextAndItsInsets() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Follow"
    let text = label.sizeThatFits(.zero)
    let filled = button(titled(.filled()))
    #expect(filled.bounds.size == CGSize(width: 12 + text.width + 12, height: 7 + text.height + 7))
    #expect(filled.titleLabel?.frame == CGRect(x: 12, y: 7, width: text.width, height: text.height))
  }

  @Test func filledButtonIsWhiteOnItsTint() {
    let filled = button(titled(.filled()))
    #expect(filled.titleLabel?.textColor == .white)
    #expect(filled.subviews.first?.backgroundColor == filled.tintColor)
  }

  @Test func imageStandsAtItsPaddingFromTheTitle() {
    var configuration = titled(.plain())
    configuration.image = UIImage(content: .nodes([]), size: CGSize(width: 10, height: 10), scale: 2)
    configuration.imagePadding = 6
    let leading = button(configuration)
    #expect(leading.titleLabel?.frame.minX == CGFloat(12 + 10 + 6))
    configuration.imagePlacement = .trailing
    let trailing = button(configuration)
    #expect(trailing.imageView?.frame.minX == trailing.titleLabel.map { $0.frame.maxX + 6 })
    configuration.imagePlacement = .top
    let top = button(configuration)
    #expect(top.titleLabel?.frame.minY == CGFloat(7 + 10 + 6))
  }

  @Test func capsuleIsRoundAtItsEnds() {
    var configuration = titled(.filled())
    configuration.cornerStyle = .capsule
    let capsule = button(configuration)
    #expect(capsule.subviews.first?.layer.cornerRadius == capsule.bounds.height / 2)
  }

  @Test func ownColoursCount() {
    var configuration = titled(.filled())
    configuration.baseBackgroundColor = .red
    configuration.baseForegroundColor = .black
    let own = button(configuration)
    #expect(own.titleLabel?.textColor == .black)
    #expect(own.subviews.first?.backgroundColor == .red)
  }
}
