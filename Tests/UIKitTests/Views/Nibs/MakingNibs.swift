import CellDrawing
import Foundation

@testable import UIKit

/// Returns a nib of the objects that a text describes.
@MainActor func nib(_ objects: String, resources: String = "") -> UINib {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    \(objects)
    </objects>
    <resources>\(resources)</resources>
    </document>
    """
  return UINib(data: Data(text.utf8), bundle: nil)
}

/// Returns the first object of a nib as a type.
@MainActor func made<Made>(_ objects: String, as type: Made.Type, owner: Any? = nil) -> Made? {
  nib(objects).instantiate(withOwner: owner).first as? Made
}

/// Returns what is reported while a nib is made.
@MainActor func faults(_ objects: String, owner: Any? = nil) -> [String] {
  Diagnostics.found { _ = nib(objects).instantiate(withOwner: owner) }.map(\.message)
}
