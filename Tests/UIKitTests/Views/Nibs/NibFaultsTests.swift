import Foundation
import Testing

@testable import UIKit

/// The reports about connections that lead nowhere and about values of a wrong kind.
@MainActor struct NibFaultsTests {
  @Test func `a connection whose destination is not in the file is reported with its line`() {
    let text = """
      <view customClass="NotingView" id="a">
        <subviews><button id="b"><connections>
          <action selector="tap:" destination="y" eventType="touchUpInside" id="1"/>
        </connections></button></subviews>
        <connections>
          <outlet property="label" destination="x" id="2"/>
          <outletCollection property="labels" destination="z" id="3"/>
        </connections>
      </view>
      """
    #expect(
      faults(text) == [
        "nib.xib:10: view: the destination x of the outlet label is not in the file",
        "nib.xib:11: view: the destination z of the outlet collection labels is not in the file",
        "nib.xib:7: button: the destination y of the action tap: is not in the file",
      ])
  }

  @Test func `an outlet leads to a layout guide`() throws {
    let text = """
      <view customClass="GuidedView" id="a">
        <viewLayoutGuide key="safeArea" id="b"/>
        <connections><outlet property="guide" destination="b" id="1"/></connections>
      </view>
      """
    let view = try #require(made(text, as: GuidedView.self))
    #expect(view.guide === view.safeAreaLayoutGuide)
    #expect(faults(text) == [])
  }

  @Test func `an event that no control has is reported`() {
    let text = """
      <view customClass="NotingView" id="a"><subviews><button id="b"><connections>
        <action selector="tap:" destination="a" eventType="touchSideways" id="1"/>
      </connections></button></subviews></view>
      """
    #expect(faults(text) == ["nib.xib:6: button: the event touchSideways of the action tap: is unknown"])
  }

  @Test(arguments: [
    ("<view alpha=\"half\" id=\"a\"/>", "view: the value half of the attribute alpha is no number"),
    ("<view tag=\"1e300\" id=\"a\"/>", "view: the value 1e+300 of the attribute tag is too large"),
    ("<view hidden=\"maybe\" id=\"a\"/>", "view: the value maybe of the attribute hidden is unknown"),
    ("<view contentMode=\"melt\" id=\"a\"/>", "view: the value melt of the attribute contentMode is unknown"),
    (
      "<view backgroundColor=\"red\" id=\"a\"/>",
      "view: the value red of the attribute backgroundColor is not a colour"
    ),
    (
      "<view id=\"a\"><string key=\"backgroundColor\">red</string></view>",
      "view: the value backgroundColor is not a colour"
    ),
    (
      "<view id=\"a\"><label key=\"backgroundColor\"/></view>",
      "view: the value backgroundColor is not a colour but the element label"
    ),
    (
      "<view id=\"a\"><color key=\"backgroundColor\" red=\"1\"/></view>",
      "color: the colour backgroundColor has no name, and no components in red, green and blue or in white"
    ),
    (
      "<view id=\"a\"><rect key=\"frame\" x=\"one\" y=\"2\" width=\"3\" height=\"4\"/></view>",
      "rect: the value one of the attribute x is no number"
    ),
    (
      "<view id=\"a\"><constraints><constraint firstAttribute=\"width\" constant=\"wide\" id=\"c\"/></constraints></view>",
      "constraint: the value wide of the attribute constant is no number"
    ),
    (
      "<view id=\"a\"><constraints><constraint firstAttribute=\"width\" relation=\"near\" id=\"c\"/></constraints></view>",
      "constraint: the relation near is unknown"
    ),
    (
      "<label id=\"a\"><fontDescription key=\"fontDescription\" type=\"system\" weight=\"fat\" pointSize=\"9\"/></label>",
      "label: the font weight fat is unknown"
    ),
    ("<tableView style=\"round\" id=\"a\"/>", "tableView: the value round of the attribute style is unknown"),
    (
      "<button id=\"a\"><state key=\"tired\" title=\"Hi\"/></button>", "state: the state tired is unknown"
    ),
  ])
  func `a value of a wrong kind is reported once`(text: String, message: String) {
    #expect(faults(text) == ["nib.xib:5: " + message])
  }

  @Test func `a value of a wrong kind leaves the default`() throws {
    let view = try #require(
      made(
        """
        <view alpha="half" contentMode="melt" id="a">
          <rect key="frame" x="one" y="2" width="3" height="4"/><color key="backgroundColor" red="1"/>
        </view>
        """, as: UIView.self))
    #expect(view.alpha == 1)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.frame == .zero)
    #expect(view.backgroundColor == nil)
  }
}

private final class GuidedView: UIView {
  weak var guide: UILayoutGuide?

  override func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
    guard key == "guide" else { return try super.setNibValue(value, forKey: key) }
    guide = try value.get()
    return true
  }
}
