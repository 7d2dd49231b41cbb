import Foundation
import Testing

@testable import CellImport

struct NibUsesTests {
  private func classes(_ views: String, missing modules: Set<String> = []) throws -> Set<String> {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xib")
    try Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <tableViewCell id="cel-01" customClass="NoteCell" customModule="Notes" customModuleProvider="target">
            <view key="contentView" id="con-01"><subviews>\(views)</subviews></view>
          </tableViewCell>
        </objects>
      </document>
      """.utf8
    ).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return Set(NibUses([file]).views(missing: modules).keys)
  }

  @Test func `a view of a missing module is one`() throws {
    #expect(
      try classes(
        #"<view id="cal-01" customClass="FSCalendar" customModule="FSCalendar"/>"#, missing: ["FSCalendar"])
        == ["FSCalendar"])
  }

  @Test func `a view of a module that is there is none`() throws {
    #expect(try classes(#"<view id="cal-01" customClass="Wave" customModule="Waves"/>"#).isEmpty)
  }

  @Test func `a view without a module is one, unless it is Apple's`() throws {
    #expect(
      try classes(#"<view id="a-1" customClass="Wave"/><view id="b-1" customClass="MKMapView"/>"#) == ["Wave"]
    )
  }

  @Test func `a label of another module stays a label`() throws {
    #expect(try classes(#"<label id="lab-01" customClass="Headline"/>"#).isEmpty)
  }

  @Test(arguments: ["Wave {} ; let a", "class", "_", "String"])
  func `a text that is no name of a class of others is left out`(name: String) throws {
    #expect(try classes(#"<view id="a-1" customClass="\#(name)"/>"#).isEmpty)
  }

  @Test func `a class of a missing module may begin as Apple's do`() throws {
    #expect(
      try classes(#"<view id="a-1" customClass="UIRing" customModule="Rings"/>"#, missing: ["Rings"]) == [
        "UIRing"
      ])
  }
}
