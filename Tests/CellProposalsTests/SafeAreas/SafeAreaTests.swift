import CellProposals
import Testing

@Suite struct SafeAreaTests {
  private let safeArea = LayoutInsets(top: 59, bottom: 34)

  @Test func `a screen's view is in the middle of the safe area`() {
    let laid = Laid(box(100, 100, 1), 393, 852, safeArea: safeArea)
    // 59 + (852 - 93 - 100) / 2 = 388.5.
    #expect(laid[1] == rect((393 - 100) / 2, 388.5, 100, 100))
    #expect(Laid(shape(1), 393, 852, safeArea: safeArea)[1] == rect(0, 59, 393, 852 - 93))
  }

  @Test func `a child that ignores the safe area reaches the screen's sides`() {
    let node = IgnoredSafeAreaNode(shape(1), identifier: 2)
    let laid = Laid(node, 393, 852, safeArea: safeArea)
    #expect(laid[2] == rect(0, 59, 393, 759))
    #expect(laid[1] == rect(0, 0, 393, 852))
  }

  @Test func `only some sides may be ignored`() {
    let laid = Laid(IgnoredSafeAreaNode(shape(1), at: .top), 393, 852, safeArea: safeArea)
    #expect(laid[1] == rect(0, 0, 393, 852 - 34))
  }

  @Test func `a view grows only where it reaches the safe area's side`() {
    let column = vStack(spacing: 0, [IgnoredSafeAreaNode(shape(1)), box(10, 100)])
    #expect(Laid(column, 393, 852, safeArea: safeArea)[1] == rect(0, 0, 393, 852 - 34 - 100))
  }

  @Test func `a safe area at the left is ignored where lines begin at the right`() {
    let node = IgnoredSafeAreaNode(shape(1), at: .trailing)
    let laid = Laid(node, 100, 50, safeArea: LayoutInsets(trailing: 20), isMirrored: true)
    #expect(laid[1] == rect(0, 0, 100, 50))
  }

  @Test func `an inset takes space from the view beside it`() {
    let node = SafeAreaInsetNode(shape(1), box(200, 50, 2), at: .bottom)
    #expect(node.taken(393, 759) == size(393, 759))
    let laid = Laid(node, 393, 852, safeArea: safeArea)
    // 852 - 34 - 50 = 768 is the inset's upper side, and the view ends 8 points above.
    #expect(laid[2] == rect((393 - 200) / 2, 768, 200, 50))
    #expect(laid[1] == rect(0, 59, 393, 768 - 8 - 59))
  }

  @Test func `a view beside an inset may ignore both`() {
    let node = SafeAreaInsetNode(IgnoredSafeAreaNode(shape(1)), box(200, 50, 2), at: .bottom, distance: 0)
    #expect(Laid(node, 393, 852, safeArea: safeArea)[1] == rect(0, 0, 393, 852))
  }

  @Test func `away from the screen's sides a view grows under the inset only`() {
    let node = SafeAreaInsetNode(IgnoredSafeAreaNode(shape(1)), box(20, 10, 2), at: .bottom, distance: 0)
    let laid = Laid(node.padding(30), 200, 200)
    #expect(laid[1] == rect(30, 30, 140, 140))
    #expect(laid[2] == rect(90, 160, 20, 10))
  }

  @Test func `an inset at the leading side moves the view`() {
    let node = SafeAreaInsetNode(shape(1), box(40, 50, 2), at: .leading, alignment: .top, distance: 0)
    let laid = Laid(node, 200, 100)
    #expect(laid[2] == rect(0, 0, 40, 50))
    #expect(laid[1] == rect(40, 0, 160, 100))
    let mirrored = Laid(node, 200, 100, isMirrored: true)
    #expect(mirrored[2] == rect(160, 0, 40, 50))
    #expect(mirrored[1] == rect(0, 0, 160, 100))
  }
}
