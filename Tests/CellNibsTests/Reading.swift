@testable import CellNibs

/// Returns the element that a text describes.
func element(_ text: String) throws -> NibElement {
  try NibElementReader(path: "Test.xib").root(of: Array(text.utf8))
}

func object(_ text: String) throws -> NibObject { NibObject(try element(text)) }
