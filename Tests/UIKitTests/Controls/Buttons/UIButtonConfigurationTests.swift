import Testing

@testable import UIKit

/// Tests of sizes at 2 pixels per point.
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

  @Test func `a symbol alone is large, and as high as a line`() {
    var plain = UIButton.Configuration.plain()
    plain.image = UIImage(systemName: "play.fill")
    #expect(button(plain).bounds.size == CGSize(width: 43.5, height: 34))  // 12 + 19.5 + 12, 7 + 20 + 7
  }

  @Test(
    arguments: [(18, 3, 35.667), (24, 2, 43), (17, 2, 34.5), (14, 2, 31)] as [(CGFloat, CGFloat, CGFloat)])
  func `a button is 14 points higher than its title's own font`(
    size: CGFloat, scale: CGFloat, height: CGFloat
  ) {
    Device.using(Device(displayScale: scale)) {
      var configuration = titled(.filled())
      configuration.attributedTitle?.font = .systemFont(ofSize: size)
      #expect(abs(UIButton(configuration: configuration).intrinsicContentSize.height - height) < 0.001)
    }
  }

  @Test func `the line of a symbol can be higher than the title`() throws {
    var plain = titled(.plain())
    plain.attributedTitle?.font = .systemFont(ofSize: 13)
    plain.image = UIImage(systemName: "arrow.forward")
    plain.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 14, weight: .bold, scale: .small)
    let button = button(plain)
    #expect(button.bounds.height == CGFloat(7 + 17 + 7))
    let image = try #require(button.imageView)
    // The line reaches 3 points beyond the image on both sides.
    #expect((image.frame.minY, image.frame.height) == (7 + 3, 11))
  }

  @Test func `a filled button is as large as its body text and insets`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Follow"
    let text = label.sizeThatFits(.zero)
    let filled = button(titled(.filled()))
    #expect(filled.bounds.size == CGSize(width: 12 + text.width + 12, height: 7 + text.height + 7))
    #expect(filled.titleLabel?.frame == CGRect(x: 12, y: 7, width: text.width, height: text.height))
  }

  @Test func `a title set for a state is shown if the configuration has no title`() {
    let plain = UIButton(configuration: .filled())
    plain.setTitle("Follow", for: .normal)
    plain.sizeToFit()
    plain.layoutIfNeeded()
    let filled = button(titled(.filled()))
    #expect(plain.bounds.size == filled.bounds.size)
    #expect(plain.titleLabel?.text == "Follow")
    #expect(plain.titleLabel?.frame == filled.titleLabel?.frame)
    plain.configuration?.title = "More"
    #expect(plain.titleLabel?.text == "More")
  }

  @Test func `a filled button has a white title on its tint`() {
    let filled = button(titled(.filled()))
    #expect(filled.titleLabel?.textColor == .white)
    #expect(filled.subviews.first?.backgroundColor == filled.tintColor)
  }

  @Test func `the image padding separates image and title`() {
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

  @Test func `a capsule's corner radius is half its height`() {
    var configuration = titled(.filled())
    configuration.cornerStyle = .capsule
    let capsule = button(configuration)
    #expect(capsule.subviews.first?.layer.cornerRadius == capsule.bounds.height / 2)
  }

  @Test func `the title padding separates subtitle and title`() {
    var configuration = titled(.filled())
    configuration.subtitle = "Every day"
    configuration.titlePadding = 3
    let both = button(configuration)
    let (title, subtitle) = (both.titleLabel?.frame ?? .zero, both.subtitleLabel?.frame ?? .zero)
    #expect(title.origin == CGPoint(x: 12, y: 7))
    #expect(subtitle.origin == CGPoint(x: 12, y: title.maxY + 3))
    #expect(both.bounds.height == 7 + title.height + 3 + subtitle.height + 7)
  }

  @Test func `centred titles share their middle`() {
    var configuration = titled(.filled())
    configuration.subtitle = "Every day of the week"
    configuration.titleAlignment = .center
    let both = button(configuration)
    #expect(abs((both.titleLabel?.frame.midX ?? 0) - (both.subtitleLabel?.frame.midX ?? 9)) <= 0.5)
  }

  @Test func `a spinner replaces the image`() {
    var configuration = titled(.filled())
    configuration.image = UIImage(content: .nodes([]), size: CGSize(width: 10, height: 10), scale: 2)
    configuration.imagePadding = 6
    configuration.showsActivityIndicator = true
    let busy = button(configuration)
    #expect(busy.titleLabel?.frame.minX == CGFloat(12 + 20 + 6))
    #expect(busy.imageView?.isHidden == true)
    #expect(busy.subviews.contains { $0 is UIActivityIndicatorView && !$0.isHidden })
    configuration.showsActivityIndicator = false
    busy.configuration = configuration
    busy.layoutIfNeeded()
    #expect(busy.imageView?.isHidden == false)
    #expect(!busy.subviews.contains { $0 is UIActivityIndicatorView && !$0.isHidden })
  }

  @Test func `a filled button's corners are rounder since iOS 26`() {
    let radii = SystemVersion.allCases.map { version in
      Device.using(Device(systemVersion: version)) {
        button(titled(.filled())).subviews.first?.layer.cornerRadius
      }
    }
    #expect(radii == [5.95, 17, 17])
  }

  @Test func `a configuration's own background is used`() {
    var configuration = titled(.plain())
    configuration.background.backgroundColor = .yellow
    configuration.background.cornerRadius = 3
    configuration.cornerStyle = .fixed
    configuration.background.strokeWidth = 2
    let own = button(configuration).subviews.first
    #expect(own?.backgroundColor == .yellow)
    #expect(own?.layer.cornerRadius == 3)
    #expect(own?.layer.borderWidth == 2)
  }

  @Test func `the update handler changes the configuration for the state`() {
    let button = UIButton(configuration: titled(.filled()))
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "Following" : "Follow" }
    button.isSelected = true
    #expect(button.titleLabel?.text == "Following")
  }

  @Test func `a button whose configuration is removed shows its state's title`() {
    let button = UIButton(configuration: titled(.filled()))
    button.setTitle("Plain", for: .normal)
    button.configuration = nil
    #expect(button.titleLabel?.text == "Plain")
    #expect(button.subviews.allSatisfy { $0 is UILabel })
  }

  @Test func `a configuration's base colours are used`() {
    var configuration = titled(.filled())
    configuration.baseBackgroundColor = .red
    configuration.baseForegroundColor = .black
    let own = button(configuration)
    #expect(own.titleLabel?.textColor == .black)
    #expect(own.subviews.first?.backgroundColor == .red)
  }

  @Test func `a title that cuts lines has one`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "a title of several words that do not fit"
    configuration.titleLineBreakMode = .byTruncatingTail
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.numberOfLines == 1)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
  }
}
