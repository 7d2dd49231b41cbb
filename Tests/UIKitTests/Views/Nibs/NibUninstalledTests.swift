import Foundation
import Testing

@testable import UIKit

/// Subviews that the size classes leave out.
@MainActor struct NibUninstalledTests {
  private static let view = """
    <view customClass="NotingView" id="a">
      <rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="c">
          <subviews><label text="pad" translatesAutoresizingMaskIntoConstraints="NO" id="d"/></subviews>
          <constraints>
            <constraint firstItem="d" firstAttribute="top" secondItem="c" secondAttribute="top" id="1"/>
          </constraints>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="2"/>
        <constraint firstItem="d" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="3"/>
        <constraint firstItem="b" firstAttribute="width" constant="7" id="4"/>
      </constraints>
      <connections><outlet property="label" destination="d" id="5"/></connections>
      <variation key="default"><mask key="subviews"><exclude reference="c"/></mask></variation>
    </view>
    """

  @Test func `a subview that is left out is made for outlets, and not in its superview`() throws {
    let view = try #require(made(Self.view, as: NotingView.self))
    #expect(view.subviews.count == 1)
    // The outlet is weak.
    #expect(view.label?.text == "pad")
    #expect(view.label?.superview?.superview == nil)
    #expect(faults(Self.view) == [])
  }

  @Test func `constraints between a subview that is left out and other views stay inactive`() throws {
    let view = try #require(made(Self.view, as: NotingView.self))
    #expect(view.constraints.isEmpty)
    #expect(view.subviews.first?.constraints.map(\.constant) == [7])
    #expect(view.label?.superview?.constraints.count == 1)
  }
}
