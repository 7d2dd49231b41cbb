import Testing

@testable import CellNibs

struct NibDocumentTests {
  private static let type = "com.apple.InterfaceBuilder3.CocoaTouch"

  private func document(_ text: String) throws(NibError) -> NibDocument {
    try NibDocument(bytes: Array(text.utf8), path: "Test.xib")
  }

  private func message(_ text: String) -> String? {
    do throws(NibError) {
      _ = try document(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a nib file has its objects, and its owner apart from them`() throws {
    let document = try document(
      """
      <document type="\(Self.type).XIB" toolsVersion="14490.70">
        <device id="retina6_1" orientation="landscape" appearance="dark"/>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view id="a"><subviews><label id="b" text="Hi"/></subviews></view>
        </objects>
      </document>
      """)
    #expect(document.kind == .nib)
    #expect(document.toolsVersion == 14490)
    #expect(document.device?.isLandscape == true && document.device?.isDark == true)
    #expect(document.objects.map(\.id) == ["a"])
    #expect(document.placeholders.map(\.id) == ["-1"])
    #expect(document.objects[0].lists["subviews"]?.map(\.element) == ["label"])
  }

  @Test func `an object keeps what the editor says of its frame`() throws {
    let objects = try document(
      """
      <document type="\(Self.type).XIB">
        <objects><view id="a" misplaced="YES"/><view id="b" ambiguous="YES"/></objects>
      </document>
      """
    ).objects
    #expect(objects.map { $0.isMisplaced } == [true, false])
    #expect(objects.map { $0.isAmbiguous } == [false, true])
    #expect(objects.allSatisfy { $0.attributes.isEmpty })
  }

  @Test func `a storyboard has scenes`() throws {
    let document = try document(
      """
      <document type="\(Self.type).Storyboard.XIB" initialViewController="c">
        <scenes><scene><objects>
          <viewController id="c"/><placeholder placeholderIdentifier="IBFirstResponder" id="f"/>
        </objects></scene></scenes>
      </document>
      """)
    #expect(document.kind == .storyboard)
    #expect(document.initialController == "c")
    #expect(document.scenes.map { $0.objects.compactMap(\.id) } == [["c"]])
  }

  @Test func `an object keeps its constraints, connections, guides and parts`() throws {
    let view = try object(
      """
      <button id="a" key="view" userLabel="Mine" hidden="YES">
        <rect key="frame" x="0" y="0" width="10" height="20"/>
        <viewLayoutGuide key="safeArea" id="g"/>
        <constraints><constraint firstAttribute="width" constant="10" id="w"/></constraints>
        <state key="normal" title="Press"/>
        <connections><outlet property="delegate" destination="-1" id="o"/></connections>
      </button>
      """)
    #expect(view.key == "view")
    #expect(view.attributes == ["hidden": "YES"])
    #expect(view.guides == ["safeArea": "g"])
    #expect(view.constraints.map(\.constant) == [10])
    #expect(view.connections.map(\.kind) == [.outlet(property: "delegate")])
    #expect(view.children.map(\.element) == ["state"])
    #expect(view.children[0].attributes == ["title": "Press"])
  }

  @Test func `what only the editor reads is no part of an object`() throws {
    let controller = try object(
      """
      <viewController id="a"><simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
      <size key="freeformSize" width="1" height="2"/>
      <attributedString key="userComments"><fragment content="note"/></attributedString></viewController>
      """)
    #expect(controller.children.isEmpty)
    #expect(controller.values.isEmpty)
  }

  @Test func `resources have the sizes of images and the components of colours`() throws {
    let resources = try document(
      """
      <document type="\(Self.type).XIB"><objects/><resources>
        <image name="star" width="12" height="14"/>
        <namedColor name="Brand"><color white="0.5" alpha="1"/></namedColor>
      </resources></document>
      """
    ).resources
    #expect(resources.imageSizes["star"]?.height == 14)
    #expect(resources.namedColors["Brand"] == .white(0.5, alpha: 1))
  }

  @Test func `an unknown part of a document is named with its line`() throws {
    let document = try document("<document type=\"\(Self.type).XIB\">\n<objects/>\n<surprise/></document>")
    #expect(document.faults.map(\.description) == ["Test.xib:3: surprise: the element is unknown here"])
  }

  @Test func `files of other kinds are refused`() {
    #expect(message("<html/>") == "Test.xib:1: it is no nib file: its root element is html, not document")
    #expect(message("<archive/>")?.contains("before version 5") == true)
    #expect(
      message("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")?.contains("another platform")
        == true)
  }
}
