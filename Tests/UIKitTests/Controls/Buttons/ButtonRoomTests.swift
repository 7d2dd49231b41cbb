import Testing

@testable import UIKit

@MainActor struct ButtonRoomTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Send"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    return button
  }

  private func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
  }

  @Test func `titles beside images of reserved room are aligned`() {
    let buttons = [10, 20].map { width in
      button {
        $0.image = image(width)
        $0.imageReservation = 30
      }
    }
    #expect(buttons[0].titleLabel?.frame.minX == buttons[1].titleLabel?.frame.minX)
    #expect(buttons[0].imageView?.frame.midX == buttons[1].imageView?.frame.midX)
    #expect(buttons[0].intrinsicContentSize == buttons[1].intrinsicContentSize)
  }

  @Test func `room above the title is a height`() {
    let tall = button {
      $0.image = image(10)
      $0.imagePlacement = .top
      $0.imageReservation = 40
    }
    let plain = button { _ in }
    #expect(tall.intrinsicContentSize.height == plain.intrinsicContentSize.height + 40)
  }

  @Test func `a sign of a menu is after the title`() throws {
    let (plain, signed) = (button { _ in }, button { $0.indicator = .popup })
    let sign = try #require(signed.parts.indicator)
    #expect(sign.frame.minX == (signed.titleLabel?.frame.maxX ?? 0) + PopUpIndicator.gap)
    #expect(
      signed.intrinsicContentSize.width - plain.intrinsicContentSize.width
        == PopUpIndicator.gap + PopUpIndicator.size.width)
  }

  @Test func `a button that shows its menu's choice has the sign by itself`() {
    let button = button { _ in }
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.parts.indicator != nil)
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    button.layoutIfNeeded()
    #expect(button.parts.indicator == nil)
  }

  @Test func `transformers change the colours of the image and the spinner`() {
    let red = UIConfigurationColorTransformer { _ in .red }
    let withImage = button {
      $0.image = image(10)
      $0.imageColorTransformer = red
    }
    #expect(withImage.imageView?.tintColor == .red)
    let busy = button {
      $0.showsActivityIndicator = true
      $0.activityIndicatorColorTransformer = red
    }
    #expect(busy.parts.spinner?.color == .red)
  }

  @Test func `the background of a configuration has its shadow`() {
    let button = button {
      $0.background.shadowProperties.opacity = 0.5
      $0.background.shadowProperties.radius = 7
    }
    #expect(button.parts.configurationBackground?.layer.shadowOpacity == 0.5)
    #expect(button.parts.configurationBackground?.layer.shadowRadius == 7)
  }
}
