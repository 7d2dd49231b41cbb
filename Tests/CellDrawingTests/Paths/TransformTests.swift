import Foundation
import Testing

@testable import CellDrawing

@Suite struct TransformTests {
  @Test func `concatenating applies the receiver first`() {
    let transform = Transform.scale(x: 2, y: 3).concatenating(.translation(x: 10, y: 20))
    #expect(transform.apply(CGPoint(x: 1, y: 1)) == CGPoint(x: 2 * 1 + 10, y: 3 * 1 + 20))
  }
}
