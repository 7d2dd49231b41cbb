import Testing
import UIKit

struct CGGeometryDescriptionTests {
  @Test func `a structure prints its numbers`() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect(String(describing: CGSize(width: 3, height: 4)) == "(3.0, 4.0)")
    #expect(String(reflecting: CGRect(x: 1, y: 2, width: 3, height: 4)) == "(1.0, 2.0, 3.0, 4.0)")
  }
}
