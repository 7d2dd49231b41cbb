import Foundation
import Testing

@testable import UIKit

/// The attributes of controls, bars and lists that change a picture.
@MainActor struct NibControlsTests {
  @Test func `segments have widths, can be off, and need not keep a selection`() throws {
    let control = try #require(
      made(
        """
        <segmentedControl momentary="YES" selectedSegmentIndex="0" id="a">
          <rect key="frame" x="0" y="0" width="200" height="32"/>
          <segments>
            <segment title="One" width="50"/><segment title="Two" enabled="NO"/><segment title="Three"/>
          </segments>
        </segmentedControl>
        """, as: UISegmentedControl.self))
    control.layoutIfNeeded()
    let labels = control.segments.map(\.label)
    #expect(control.segments.map(\.frame.width) == [50, 75, 75])
    // The titles are in the middle of their segments.
    for (label, middle) in zip(labels, [25, 37.5, 37.5]) { #expect(abs(label.frame.midX - middle) <= 0.25) }
    #expect(labels.map(\.textColor) == [.label, .tertiaryLabel, .label])
    #expect(control.isMomentary)
    #expect(control.isEnabledForSegment(at: 2))
    #expect(!control.isEnabledForSegment(at: 1))
    // The view behind the selected segment.
    #expect(control.selection.isHidden)
  }

  @Test func `a slider has images at its ends, and its track is between them`() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    slider.minimumValueImage = image
    slider.maximumValueImage = image
    slider.layoutIfNeeded()
    let images = slider.subviews.compactMap { $0 as? UIImageView }
    #expect(
      images.map(\.frame) == [
        CGRect(x: 0, y: 12, width: 20, height: 10), CGRect(x: 180, y: 12, width: 20, height: 10),
      ])
    #expect(slider.subviews.first?.frame.minX == 28)
    #expect(slider.subviews.first?.frame.maxX == 172)
  }

  @Test func `a search bar has a prompt, scope titles and a button in its empty field`() throws {
    let bar = try #require(
      made(
        """
        <searchBar prompt="Where" placeholder="Search" showsScopeBar="YES" showsBookmarkButton="YES" id="a">
          <scopeButtonTitles><string>Here</string><string>There</string></scopeButtonTitles>
        </searchBar>
        """, as: UISearchBar.self))
    #expect(bar.scopeButtonTitles == ["Here", "There"])
    #expect(bar.prompt == "Where")
    bar.frame.size = bar.sizeThatFits(CGSize(width: 320, height: 0))
    bar.layoutIfNeeded()
    #expect(bar.bounds.height == CGFloat(64 + 31 + 44))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 41, width: 304, height: 44))
    #expect(bar.subviews.compactMap { $0 as? UISegmentedControl }.map(\.frame.minY) == [95])
    #expect(bar.searchTextField.rightView is UIImageView)
    bar.text = "Milk"
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.rightView == nil)
  }

  @Test func `the title of a tab bar item moves`() throws {
    let item = try #require(
      made(
        """
        <tabBarItem title="Home" id="a">
          <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="-4"/>
        </tabBarItem>
        """, as: UITabBarItem.self))
    #expect(item.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -4))
  }

  @Test func `a date picker takes the locale and the time zone`() throws {
    let picker = try #require(
      made(
        """
        <datePicker id="a">
          <locale key="locale" localeIdentifier="de_DE"/><timeZone key="timeZone" name="Europe/Berlin"/>
        </datePicker>
        """, as: UIDatePicker.self))
    #expect(picker.locale?.identifier == "de_DE")
    #expect(picker.timeZone?.identifier == "Europe/Berlin")
  }

  @Test func `a colour well takes its colour`() throws {
    let text = """
      <colorWell title="Tint" id="a">
        <rect key="frame" x="0" y="0" width="28" height="28"/>
        <color key="selectedColor" systemColor="systemRedColor"/>
      </colorWell>
      """
    let well = try #require(made(text, as: UIColorWell.self))
    #expect(well.selectedColor == .systemRed)
    #expect(faults(text) == [])
  }

  @Test func `layout margins follow the readable width`() throws {
    let text = """
      <view layoutMarginsFollowReadableWidth="YES" id="a">
        <rect key="frame" x="0" y="0" width="1120" height="100"/>
      </view>
      """
    let view = try #require(made(text, as: UIView.self))
    // A column of 920 points in the middle.
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 100, bottom: 8, right: 100))
    view.frame.size.width = 390
    #expect(view.layoutMargins.left == 8)
  }

  @Test func `a split view controller takes its style, columns and widths`() throws {
    let controller = try #require(
      made(
        """
        <splitViewController style="doubleColumn" preferredDisplayMode="beside" minimumPrimaryColumnWidth="300"
          maximumPrimaryColumnWidth="400" preferredPrimaryColumnWidthFraction="0.25" id="a"/>
        """, as: UISplitViewController.self))
    #expect(controller.style == .doubleColumn)
    #expect(controller.preferredDisplayMode == .oneBesideSecondary)
    #expect(controller.minimumPrimaryColumnWidth == 300)
    #expect(controller.maximumPrimaryColumnWidth == 400)
    #expect(controller.preferredPrimaryColumnWidthFraction == 0.25)
  }

  @Test(arguments: [
    (
      "<label id=\"a\"><fontDescription key=\"fontDescription\" type=\"system\" width=\"condensed\" pointSize=\"9\"/></label>",
      "label: the width condensed of a font is not drawn"
    ),
    (
      "<imageView id=\"a\"><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" renderingMode=\"palette\"/></imageView>",
      "imageView: the colours of a symbol's parts are not drawn: a symbol has one colour"
    ),
    (
      "<imageView id=\"a\"><imageReference key=\"image\" image=\"heart\" catalog=\"system\" renderingMode=\"rainbow\"/></imageView>",
      "imageView: the symbol rendering mode rainbow is unknown"
    ),
    ("<searchBar barStyle=\"black\" id=\"a\"/>", "searchBar: the attribute barStyle=\"black\" is not drawn"),
    (
      "<textField background=\"frame\" id=\"a\"/>",
      "textField: the attribute background=\"frame\" is not drawn"
    ),
  ])
  func `an attribute that changes the picture and is not drawn is reported`(text: String, message: String) {
    #expect(faults(text) == ["nib.xib:5: " + message])
  }
}

extension NibControlsTests {
  @Test func `a button with a configuration does not show the title of its state`() throws {
    let button = try #require(
      made(
        """
        <button buttonType="system" id="a">
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain"/>
        </button>
        """, as: UIButton.self))
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text ?? "" == "")
    #expect(button.configuration?.title == nil)
  }
}
