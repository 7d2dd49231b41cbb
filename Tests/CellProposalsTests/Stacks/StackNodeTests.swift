import CellProposals
import Testing

@Suite struct StackNodeTests {
  @Test func `three shapes get equal shares`() {
    // Compared with Apple's by objc.io, "HStack's child ordering".
    let laid = Laid(
      hStack(spacing: 0, [shape(1), shape(2), shape(3)]).frame(width: 300, height: 100), 300, 100)
    #expect(laid[1] == rect(0, 0, 300 / 3, 100))
    #expect(laid[2] == rect(100, 0, 300 / 3, 100))
    #expect(laid[3] == rect(200, 0, 300 / 3, 100))
  }

  @Test func `a minimum that comes last makes the stack wider than its frame`() {
    // objc.io again. Both shares are 75. The second needs 100: 75 + 100 = 175, which is 25 too wide, half on each side.
    let laid = Laid(
      hStack(spacing: 0, [shape().frame(maxWidth: 100, 1), shape().frame(minWidth: 100, 2)], 3)
        .frame(width: 150, height: 100), 150, 100)
    #expect(laid[3] == rect(-25.0 / 2, 0, 175, 100))
    #expect(laid[1] == rect(-12.5, 0, 75, 100))
    #expect(laid[2] == rect(-12.5 + 75, 0, 100, 100))
  }

  @Test func `two shapes in a column are 8 points apart`() {
    // Compared with Apple's by Tokamak's StackTests: (500 - 8) / 2 = 246.
    let laid = Laid(vStack([shape(1), shape(2)]), 500, 500)
    #expect(laid[1] == rect(0, 0, 500, 246))
    #expect(laid[2] == rect(0, 246 + 8, 500, 246))
  }

  @Test func `a shape of higher priority leaves the minimum of the others in a column`() {
    // Tokamak's testVStackPriority.
    let laid = Laid(
      vStack([shape().frame(minHeight: 50, 1), shape().layoutPriority(1).frame(minWidth: nil, 2)]), 500, 500)
    #expect(laid[1] == rect(0, 0, 500, 50))
    #expect(laid[2] == rect(0, 50 + 8, 500, 500 - 58))
  }

  @Test func `a minimum height keeps no width in a row`() {
    // Tokamak's testHStackPriority.
    let laid = Laid(
      hStack([shape().frame(minHeight: 50, 1), shape().layoutPriority(1).frame(minWidth: nil, 2)]), 500, 500)
    #expect(laid[1] == rect(0, 0, 0, 500))
    #expect(laid[2] == rect(8, 0, 500 - 8, 500))
  }

  @Test func `a fixed child leaves the rest to the shapes`() {
    // (200 - 2 * 8 - 50) / 2 = 67.
    let laid = Laid(hStack(spacing: 8, [shape(1), box(50, 10, 2), shape(3)]), 200, 10)
    #expect(laid[1] == rect(0, 0, 67, 10))
    #expect(laid[2] == rect(67 + 8, 0, 50, 10))
    #expect(laid[3] == rect(67 + 8 + 50 + 8, 0, 67, 10))
  }

  @Test func `the least flexible is served first, and then the greatest minimum`() {
    // 300 - 3 * 10 = 270. The fixed one takes 30 of 270 / 4, the maximum 60 of 240 / 3, the minimum 90 of 180 / 2.
    let laid = Laid(
      hStack(
        spacing: 10,
        [shape(1), shape().frame(maxWidth: 60, 2), shape().frame(minWidth: 90, 3), box(30, 10, 4)]), 300, 10)
    #expect(laid[1] == rect(0, 0, 90, 10))
    #expect(laid[2] == rect(90 + 10, 0, 60, 10))
    #expect(laid[3] == rect(100 + 70, 0, 90, 10))
    #expect(laid[4] == rect(170 + 100, 0, 30, 10))
  }

  @Test(arguments: [false, true]) func `a greater minimum comes first in either order`(isLast: Bool) {
    let minimum = shape().frame(minWidth: 200, 1)
    let stack = hStack(spacing: 0, isLast ? [shape(2), minimum] : [minimum, shape(2)])
    let laid = Laid(stack, 300, 10)
    #expect(laid[1].size == size(200, 10))
    #expect(laid[2].size == size(300 - 200, 10))
  }

  @Test func `maxima are kept where there is room, and shared where there is none`() {
    let stack = hStack([
      shape().frame(maxWidth: 50, 1), shape().frame(maxWidth: 40, 2), shape().frame(maxWidth: 30, 3),
    ])
    #expect(stack.taken(200, 10) == size(50 + 8 + 40 + 8 + 30, 10))
    // (100 - 2 * 8) / 3 = 28.
    let laid = Laid(stack, 100, 10)
    #expect([1, 2, 3].map { laid[$0].size.width } == [28, 28, 28])
  }

  @Test func `a text gets its share and breaks although there is room`() {
    // Described by the SwiftUI Field Guide. (200 - 2 * 8) / 3 = 61.333, and 12 characters of 6 points need 72.
    let label = text("Hello, world", id: 1, advance: 6)
    let broken = Laid(hStack([shape(2), label, shape(3)]), 200, 100)
    #expect(broken[1].size == size(6 * 6, (2 * 20.287 + 1.713).roundedUp(scale: 3)))
    let whole = Laid(hStack([shape(2), label.layoutPriority(1), shape(3)]), 200, 100)
    #expect(whole[1].size == size(12 * 6, 20.287.roundedUp(scale: 3)))
  }

  @Test func `without a proposal children have their ideal lengths`() {
    #expect(
      hStack([shape(), box(30, 20), text("Hello")]).taken(nil, nil) == size(10 + 8 + 30 + 8 + 50, 20.333))
  }

  @Test func `an empty stack takes nothing and is served last`() {
    let stack = hStack([])
    #expect(stack.taken(100, 100) == .zero)
    #expect(stack.priority == -.infinity)
  }

  @Test func `a stack that is offered infinity takes it if a child does`() {
    #expect(hStack([shape(), box(30, 20)]).taken(.infinity, 50) == LayoutSize(.infinity, 50))
    #expect(hStack([shape(), box(30, 20)]).taken(50, .infinity) == LayoutSize(50, .infinity))
  }

  @Test func `the minimum of a stack is the sum of the minima`() {
    #expect(
      hStack([shape(), box(30, 20), shape().frame(minWidth: 12)]).taken(0, 0) == size(30 + 12 + 2 * 8, 20))
  }
}
