import CellDrawing
import Foundation
import Testing

@testable import UIKit

/// A view that notes what happens to it, in order.
final class NotingView: UIView {
  var events: [String] = []
  var subtitle = "" { didSet { events.append("attribute") } }
  weak var label: UILabel? { didSet { events.append("outlet") } }
  var labels: [UILabel] = [] { didSet { events.append("collection of \(labels.count)") } }
  var width: NSLayoutConstraint?
  var number: UInt8 = 0
  var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    events.append("init(frame:)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append(
      "init(coder:) with \(subviews.count) subviews in \(superview == nil ? "nothing" : "a view")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }

  override func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
    switch key {
    case "subtitle": subtitle = try value.get()
    case "label": label = try value.get()
    case "labels": labels = try value.get()
    case "width": width = try value.get()
    case "number": number = try value.get()
    default: return try super.setNibValue(value, forKey: key)
    }
    return true
  }

  override func nibAction(named name: String) -> Selector? {
    name == "tap:" ? Selector("tap:", NotingView.tap(_:)) : super.nibAction(named: name)
  }

  func tap(_ sender: UIButton) { taps += 1 }
}

@MainActor struct NibLoadingTests {
  private static let view = """
    <view customClass="NotingView" id="a">
      <subviews>
        <label text="one" id="b"/>
        <button buttonType="system" id="d"><connections>
          <action selector="tap:" destination="a" eventType="touchUpInside" id="e"/>
        </connections></button>
      </subviews>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="subtitle" value="two"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="label" destination="b" id="f"/>
        <outletCollection property="labels" destination="b" id="g"/>
      </connections>
    </view>
    """

  @Test func `an object is made with its subviews, then takes attributes, outlets and awakens`() throws {
    let view = try #require(made(Self.view, as: NotingView.self))
    #expect(
      view.events == [
        "init(coder:) with 2 subviews in nothing", "attribute", "outlet", "collection of 1", "awake",
      ])
    #expect(view.label?.text == "one")
    #expect(view.subtitle == "two")
  }

  @Test func `a control calls the action of its target`() throws {
    let view = try #require(made(Self.view, as: NotingView.self))
    (view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(view.taps == 1)
  }

  @Test func `the owner's outlets lead to objects of the file`() throws {
    let owner = NotingView(frame: .zero)
    let text = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="o"><connections>
        <outlet property="label" destination="b" id="f"/>
      </connections></placeholder>
      <label text="one" id="b"/>
      """
    let objects = nib(text).instantiate(withOwner: owner)
    #expect(owner.label === objects.first as? UILabel)
  }

  @Test func `a missing property and a property of another type are reported with the element`() {
    let text = """
      <view customClass="NotingView" id="a">
        <subviews><button id="b"/></subviews>
        <connections>
          <outlet property="label" destination="b" id="f"/><outlet property="unknown" destination="b" id="g"/>
        </connections>
      </view>
      """
    #expect(
      faults(text) == [
        "nib.xib:8: view: the outlet label of NotingView is not connected: it is of the type UIButton, and the "
          + "property takes UILabel",
        "nib.xib:8: view: the outlet unknown of NotingView is not connected: there is no such property",
      ])
  }

  @Test func `a missing class gives way to its element's class`() throws {
    let text = "<label customClass=\"NoSuchLabel\" text=\"one\" id=\"a\"/>"
    #expect(try #require(made(text, as: UILabel.self)).text == "one")
    #expect(faults(text) == ["nib.xib:5: label: there is no class NoSuchLabel; UILabel takes its place"])
  }

  @Test func `a class of another kind gives way to its element's class`() {
    #expect(
      faults("<label customClass=\"NotingView\" id=\"a\"/>") == [
        "nib.xib:5: label: the class NotingView is no subclass of UILabel, which takes its place"
      ])
  }

  @Test func `an unknown attribute and an unknown element are reported once`() {
    let text =
      "<view glow=\"YES\" id=\"a\"><subviews><view glow=\"NO\" id=\"b\"/><orb id=\"c\"/></subviews></view>"
    #expect(
      faults(text) == [
        "nib.xib:5: orb: the element orb is unknown", "nib.xib:5: view: the attribute glow is unknown",
      ])
  }

  @Test func `a colour for a layer is not set, as on an iPhone, and reported`() {
    let text = """
      <view id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """
    #expect(
      faults(text) == [
        "nib.xib:6: view: the runtime attribute layer.borderColor of UIView is not set: a layer takes a CGColor, "
          + "and a nib gives a UIColor"
      ])
  }

  @Test func `a name with a line break stays in one line of the report`() {
    #expect(
      faults("<view customClass=\"No&#10;Such\" id=\"a\"/>") == [
        "nib.xib:5: view: there is no class No Such; UIView takes its place"
      ])
  }

  @Test func `an unknown attribute of a button's state is reported`() {
    let text = "<button id=\"a\"><state key=\"normal\" title=\"Hi\" sparkle=\"YES\"/></button>"
    #expect(faults(text) == ["nib.xib:5: state: the attribute sparkle is unknown"])
  }

  @Test func `what one owner lacks is not reported for the next one`() {
    let text = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="o"><connections>
        <outlet property="label" destination="b" id="f"/>
      </connections></placeholder>
      <label id="b"/>
      """
    let nib = nib(text)
    func faults(_ owner: Any?) -> Int { Diagnostics.found { _ = nib.instantiate(withOwner: owner) }.count }
    let counts: [Int] = [NotingView(frame: .zero), UIView(), NotingView(frame: .zero)].map { faults($0) }
    #expect(counts == [0, 1, 0])
  }

  @Test func `a constraint to a missing object is reported and left out`() throws {
    let text = """
      <view id="a"><constraints>
        <constraint firstItem="x" firstAttribute="top" secondItem="a" secondAttribute="top" id="c"/>
      </constraints></view>
      """
    #expect(faults(text) == ["nib.xib:6: view: the item x of a constraint is not in the file"])
    #expect(made(text, as: UIView.self)?.constraints.isEmpty == true)
  }

  @Test func `a number that a property cannot hold is reported`() {
    let text = """
      <view customClass="NotingView" id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="number"><real key="value" value="1e300"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """
    #expect(faults(text).map { $0.hasSuffix("the property takes UInt8") } == [true])
  }

  @Test func `dotted runtime attributes reach the layer and the title of a button`() throws {
    let text = """
      <button id="a"><state key="normal" title="Hi"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
          <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.numberOfLines"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </button>
      """
    let button = try #require(made(text, as: UIButton.self))
    #expect(button.layer.cornerRadius == 7)
    #expect(button.layer.masksToBounds)
    #expect(button.titleLabel?.numberOfLines == 3)
  }
}
