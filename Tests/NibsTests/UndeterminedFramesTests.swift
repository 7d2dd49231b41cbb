import CellNibs
import Testing

@testable import CellSnapNibs

@MainActor struct UndeterminedFramesTests {
  @Test func `a frame that breaks a required constraint is counted apart with what depends on it`() throws {
    let comparison = try compare(
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="wide">
        <rect key="frame" x="0" y="0" width="80" height="20"/>
        <constraints>
          <constraint firstAttribute="width" constant="50" id="width"/>
          <constraint firstAttribute="height" constant="20" id="height"/>
        </constraints>
      </view>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="next">
        <rect key="frame" x="80" y="0" width="120" height="20"/>
      </view>
      """,
      constraints: """
        <constraint firstItem="wide" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
        <constraint firstItem="wide" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
        <constraint firstItem="next" firstAttribute="top" secondItem="wide" secondAttribute="top" id="3"/>
        <constraint firstItem="next" firstAttribute="bottom" secondItem="wide" secondAttribute="bottom" id="4"/>
        <constraint firstItem="next" firstAttribute="leading" secondItem="wide" secondAttribute="trailing" id="5"/>
        <constraint firstAttribute="trailing" secondItem="next" secondAttribute="trailing" id="6"/>
        """)
    #expect(comparison.undetermined == [.constraint: 2])
    #expect(comparison.constrained.all.all == 2)
    #expect(comparison.determined.all.all == 0)
    #expect(comparison.differences.allSatisfy { $0.hasSuffix("contradict a required constraint") })
  }

  @Test func `frames that overlap in a stack view contradict it`() throws {
    let comparison = try compare(
      stack(
        """
        \(box("first", y: 0))
        \(box("second", y: 10))
        """))
    #expect(comparison.undetermined == [.stack: 1])
  }

  @Test func `an old frame of a hidden view in a stack view is counted apart`() throws {
    let comparison = try compare(
      stack(
        """
        \(box("first", y: 0))
        \(box("second", y: 300, attributes: #"hidden="YES""#))
        """, height: 20))
    #expect(comparison.undetermined == [.hidden: 1])
  }

  @Test func `a view beside a hidden one differs without a reason`() throws {
    let comparison = try compare(
      stack(
        """
        \(box("first", y: 0))
        \(box("second", y: 300, attributes: #"hidden="YES""#))
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="third">
          <rect key="frame" x="0" y="20" width="90" height="20"/>
          <constraints>
            <constraint firstAttribute="width" constant="60" priority="999" id="third-width"/>
            <constraint firstAttribute="height" constant="20" id="third-height"/>
          </constraints>
        </view>
        """, attributes: #"alignment="top""#))
    #expect(comparison.undetermined == [.hidden: 1])
    #expect(comparison.determined.all.all == 2 && comparison.determined.all.equal == 1)
  }

  @Test func `a view that the editor calls ambiguous is counted apart`() throws {
    let comparison = try compare(
      """
      <view contentMode="scaleToFill" ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="open">
        <rect key="frame" x="0" y="0" width="70" height="30"/>
      </view>
      """,
      constraints: """
        <constraint firstItem="open" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
        <constraint firstItem="open" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
        """)
    #expect(comparison.undetermined == [.ambiguous: 1])
  }

  @Test func `a view that the editor calls misplaced is not compared`() throws {
    let comparison = try compare(
      """
      <view contentMode="scaleToFill" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="moved">
        <rect key="frame" x="50" y="50" width="70" height="30"/>
      </view>
      """,
      constraints: """
        <constraint firstItem="moved" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
        <constraint firstItem="moved" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
        """)
    #expect(comparison.constrained.all.all == 0)
  }

  @Test func `a view that the app's own class sized is counted apart`() throws {
    let comparison = try compare(
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="own">
        <rect key="frame" x="0" y="0" width="70" height="30"/>
      </view>
      """,
      constraints: """
        <constraint firstItem="own" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
        <constraint firstItem="own" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
        """,
      designables: """
        <designable name="own"><size key="intrinsicContentSize" width="60" height="30"/></designable>
        """)
    #expect(comparison.undetermined == [.designable: 1])
  }

  @Test func `a frame that follows from the constraints differs without a reason`() throws {
    let comparison = try compare(
      """
      <slider opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="slider">
        <rect key="frame" x="-2" y="0" width="104" height="77"/>
      </slider>
      """,
      constraints: """
        <constraint firstItem="slider" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
        <constraint firstItem="slider" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
        <constraint firstItem="slider" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.5" id="3"/>
        """)
    #expect(comparison.undetermined == [:])
    #expect(comparison.determined.all.all == 1 && comparison.determined.all.equal == 0)
    #expect(comparison.summary.contains("differences without a known cause:\n  1 size of slider in view"))
  }

  @Test func `a view beside a longer text agrees if the text has its stored size`() throws {
    let comparison = try compare(
      """
      <label opaque="NO" contentMode="left" text="A longer text" textAlignment="natural" lineBreakMode="tailTruncation" \
      baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="0" y="0" width="102" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="next">
        <rect key="frame" x="102" y="0" width="98" height="20.5"/>
      </view>
      """,
      constraints: """
        <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
        <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
        <constraint firstItem="next" firstAttribute="top" secondItem="label" secondAttribute="top" id="3"/>
        <constraint firstItem="next" firstAttribute="bottom" secondItem="label" secondAttribute="bottom" id="4"/>
        <constraint firstItem="next" firstAttribute="leading" secondItem="label" secondAttribute="trailing" id="5"/>
        <constraint firstAttribute="trailing" secondItem="next" secondAttribute="trailing" id="6"/>
        """)
    #expect(comparison.determined.all.equal == 0)
    #expect(comparison.withTextSizes.all.equal == 2)
    #expect(comparison.differences.allSatisfy { $0.hasSuffix("by the size of a text") })
  }

  private func box(_ id: String, y: Int, attributes: String = "") -> String {
    """
    <view \(attributes) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="\(y)" width="200" height="20"/>
      <constraints><constraint firstAttribute="height" constant="20" id="\(id)-height"/></constraints>
    </view>
    """
  }

  private func stack(_ views: String, height: Int = 40, attributes: String = "") -> String {
    """
    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" \(attributes) id="stack">
      <rect key="frame" x="0" y="0" width="200" height="\(height)"/>
      <subviews>\(views)</subviews>
    </stackView>
    """
  }

  private func compare(_ views: String, constraints: String = "", designables: String = "") throws
    -> FrameComparison
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" useAutolayout="YES">
        <device id="retina4_7"/>
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0" y="0" width="200" height="100"/>
            <subviews>\(views)</subviews>
            <constraints>\(constraints)</constraints>
          </view>
        </objects>
        <designables>\(designables)</designables>
      </document>
      """
    return DocumentComparison(try NibDocument(bytes: Array(text.utf8), path: "Test.xib")).compare()
  }
}
