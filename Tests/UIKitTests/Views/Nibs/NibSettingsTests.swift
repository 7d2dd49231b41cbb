import Foundation
import Testing
import UIKit

/// Properties that a nib file sets.
@MainActor struct NibSettingsTests {
  private func view<View: UIView>(_ element: String) throws -> View {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <objects>\(element)</objects>
      </document>
      """
    let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
    return try #require(objects.first as? View)
  }

  @Test func `a spinner that the document hides stays hidden`() throws {
    let spinner: UIActivityIndicatorView = try view(
      #"<activityIndicatorView hidden="YES" contentMode="scaleToFill" style="medium" id="spinner"/>"#)
    #expect(spinner.isHidden)
    #expect(!spinner.hidesWhenStopped)
  }

  @Test func `a text view finds the data that the document names`() throws {
    let text: UITextView = try view(
      """
      <textView contentMode="scaleToFill" id="text">
        <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
      </textView>
      """)
    #expect(text.dataDetectorTypes == [.phoneNumber, .link])
  }

  @Test func `the standard spacing of a stack view is the system's`() throws {
    let stack: UIStackView = try view(
      #"<stackView contentMode="scaleToFill" spacingType="standard" id="stack"/>"#)
    #expect(stack.spacing == UIStackView.spacingUseSystem)
  }
}
