import Foundation
import Testing

@testable import UIKit

/// The properties that the attributes of labels, buttons and images set.
@MainActor struct NibValuesTests {
  @Test func `what a label leaves out has the editor's defaults`() throws {
    let label = try #require(made("<label text=\"Hi\" id=\"a\"/>", as: UILabel.self))
    #expect(label.textAlignment == .left)
    #expect(label.numberOfLines == 1)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.font.pointSize == 17)
    #expect(
      try #require(made("<label minimumScaleFactor=\"0.5\" id=\"a\"/>", as: UILabel.self))
        .adjustsFontSizeToFitWidth)
  }

  @Test func `a label takes its font, colour and lines`() throws {
    let label = try #require(
      made(
        """
        <label text="Hi" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" id="a">
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
          <color key="textColor" systemColor="secondaryLabelColor"/>
        </label>
        """, as: UILabel.self))
    #expect(label.font == .systemFont(ofSize: 15, weight: .semibold))
    #expect(label.textColor == .secondaryLabel)
    #expect(label.numberOfLines == 0)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
  }

  @Test func `a button has its type, and a title and a colour for each state`() throws {
    let button = try #require(
      made(
        """
        <button buttonType="system" id="a">
          <state key="normal" title="Go"><color key="titleColor" white="1" alpha="1"/></state>
          <state key="selected" title="Gone"/>
          <inset key="contentEdgeInsets" minX="4" minY="2.2250738585072014e-308" maxX="4" maxY="0.0"/>
        </button>
        """, as: UIButton.self))
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Go")
    #expect(button.title(for: .selected) == "Gone")
    #expect(button.titleColor(for: .normal) == UIColor(white: 1, alpha: 1))
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
    #expect(try #require(made("<button id=\"a\"/>", as: UIButton.self)).buttonType == .custom)
  }

  @Test func `a missing image leaves an empty image of the stored size`() throws {
    let view = try #require(
      nib(
        "<imageView image=\"NoSuch\" id=\"a\"/>",
        resources: "<image name=\"NoSuch\" width=\"30\" height=\"20\"/>"
      )
      .instantiate(withOwner: nil).first as? UIImageView)
    #expect(view.image?.size == CGSize(width: 30, height: 20))
    #expect(view.isUserInteractionEnabled)
  }

  @Test func `a missing colour of an asset catalogue has the stored components`() throws {
    let view = try #require(
      nib(
        "<view id=\"a\"><color key=\"backgroundColor\" name=\"NoSuchColour\"/></view>",
        resources: "<namedColor name=\"NoSuchColour\"><color white=\"0.5\" alpha=\"1\"/></namedColor>"
      ).instantiate(withOwner: nil).first as? UIView)
    #expect(view.backgroundColor == UIColor(white: 0.5, alpha: 1))
  }

  @Test func `segments, switches, sliders and text fields take their values`() throws {
    let control = try #require(
      made(
        "<segmentedControl selectedSegmentIndex=\"1\" id=\"a\"><segments><segment title=\"A\"/><segment title=\"B\"/></segments></segmentedControl>",
        as: UISegmentedControl.self))
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
    #expect(try #require(made("<switch on=\"YES\" id=\"a\"/>", as: UISwitch.self)).isOn)
    let slider = try #require(
      made("<slider value=\"3\" minValue=\"1\" maxValue=\"5\" id=\"a\"/>", as: UISlider.self))
    #expect(slider.value == 3 && slider.maximumValue == 5)
    let field = try #require(
      made(
        "<textField borderStyle=\"roundedRect\" placeholder=\"Name\" clearButtonMode=\"always\" id=\"a\"/>",
        as: UITextField.self))
    #expect(
      field.borderStyle == .roundedRect && field.placeholder == "Name" && field.clearButtonMode == .always)
  }

  @Test func `an effect view takes its effect and its contents`() throws {
    let view = try #require(
      made(
        """
        <visualEffectView id="a"><view key="contentView" id="b"><subviews><label text="x" id="c"/></subviews></view>
        <blurEffect style="systemMaterial"/></visualEffectView>
        """, as: UIVisualEffectView.self))
    #expect((view.effect as? UIBlurEffect)?.style == .systemMaterial)
    #expect(view.contentView.subviews.count == 1)
  }
}
