import Foundation
import Testing

@testable import UIKit

/// Variations by size class, and constraints with special constants.
@MainActor struct NibPlanTests {
  private static let varied = """
    <view hidden="NO" id="a">
      <rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>
        <label text="phone" id="b"/><label text="pad" id="c"/>
      </subviews>
      <variation key="default"><mask key="subviews"><exclude reference="c"/></mask></variation>
      <variation key="widthClass=regular" hidden="YES">
        <mask key="subviews"><include reference="c"/><exclude reference="b"/></mask>
      </variation>
    </view>
    """

  private func texts(on size: CGSize) throws -> ([String?], isHidden: Bool) {
    try Device.using(Device(screenSize: size)) {
      let view = try #require(made(Self.varied, as: UIView.self))
      return (view.subviews.map { ($0 as? UILabel)?.text }, view.isHidden)
    }
  }

  @Test func `variations take subviews out and put them back for the size classes`() throws {
    let phone = try texts(on: CGSize(width: 390, height: 844))
    #expect(phone.0 == ["phone"] && !phone.isHidden)
    let pad = try texts(on: CGSize(width: 1024, height: 1366))
    #expect(pad.0 == ["pad"] && pad.isHidden)
  }

  private func spacing(_ constraint: String) throws -> CGFloat {
    let view = try #require(
      made(
        """
        <view id="a"><subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
        </subviews><constraints><constraint \(constraint) symbolic="YES" id="x"/></constraints></view>
        """, as: UIView.self))
    return try #require(view.constraints.first).constant
  }

  @Test func `a symbolic constant is 8 points between siblings and 20 at the edge of the superview`() throws {
    #expect(
      try spacing(
        "firstItem=\"c\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"bottom\" constant=\"5\"")
        == 8)
    #expect(
      try spacing(
        "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"top\" constant=\"5\"")
        == 20)
  }

  @Test func `a constraint that the size classes leave out is made for outlets, and inactive`() throws {
    let text = """
      <view customClass="NotingView" id="a">
        <constraints><constraint firstAttribute="width" constant="9" id="x"/></constraints>
        <connections><outlet property="width" destination="x" id="o"/></connections>
        <variation key="default"><mask key="constraints"><exclude reference="x"/></mask></variation>
      </view>
      """
    let view = try #require(made(text, as: NotingView.self))
    #expect(view.width?.constant == 9)
    #expect(view.width?.isActive == false)
  }

  @Test func `a conflict names the identifier and the line of a nib's constraint`() throws {
    let text = """
      <view id="a"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
        <constraint firstAttribute="width" constant="9" identifier="narrow" id="x"/>
        <constraint firstAttribute="width" constant="19" id="y"/>
        </constraints></view></subviews>
      </view>
      """
    let view = try #require(made(text, as: UIView.self))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.layoutIfNeeded()
    let fault = try #require(
      view.constraintFaults.first { $0.kind == .conflict } ?? window.constraintFaults.first)
    #expect(fault.actual.contains("narrow"))
    #expect(fault.actual.contains("nib.xib:8"))
  }

  @Test func `a placeholder of the editor is never made`() throws {
    let text =
      "<view id=\"a\"><constraints><constraint firstAttribute=\"width\" constant=\"9\" placeholder=\"YES\" id=\"x\"/></constraints></view>"
    #expect(try #require(made(text, as: UIView.self)).constraints.isEmpty)
  }

  @Test func `a stack view with margins of its own arranges its views in them`() throws {
    let text = """
      <stackView axis="vertical" spacingType="standard" id="a">
        <rect key="frame" x="0" y="0" width="50" height="40"/>
        <subviews><view id="b"/></subviews>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      </stackView>
      """
    let stack = try #require(made(text, as: UIStackView.self))
    #expect(stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.spacing == UIStackView.spacingUseSystem)
    #expect(stack.arrangedSubviews.count == 1)
    #expect(stack.axis == .vertical)
  }
}
