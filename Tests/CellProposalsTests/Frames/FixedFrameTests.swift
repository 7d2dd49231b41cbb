import CellProposals
import Testing

@Suite struct FixedFrameTests {
  @Test func `a larger child overflows a frame on both sides`() {
    // Shown by swiftwithmajid.com, "Frames in SwiftUI": (300 - 50) / 2 = 125, and 125 - 25 = 100.
    let laid = Laid(box(100, 100, 1).frame(width: 50, height: 50, 2), 300, 300)
    #expect(laid[2] == rect(125, 125, 50, 50))
    #expect(laid[1] == rect(100, 100, 100, 100))
  }

  @Test func `a larger child at the first corner overflows on the far sides`() {
    let laid = Laid(box(100, 100, 1).frame(width: 50, height: 50, alignment: .topLeading, 2), 50, 50)
    #expect(laid[1] == rect(0, 0, 100, 100))
  }

  @Test(arguments: [Double.infinity, -1, .nan]) func `an impossible length counts as none`(length: Double) {
    #expect(shape().frame(width: length, height: 10).taken(70, 40) == size(70, 10))
  }

  @Test func `a frame with one length takes the other from its child`() {
    #expect(text("Hello").frame(width: 200).taken(30, 300) == size(200, 20.333))
  }

  @Test func `a frame of both lengths does not ask its child`() {
    var questions = 0
    let child = MeasuredNode { _ in
      questions += 1
      return .zero
    }
    #expect(child.frame(width: 30, height: 40).taken(10, 10) == size(30, 40))
    #expect(questions == 0)
  }

  @Test func `a frame puts the child's guide on its own standard one`() {
    // The guide is 4 points below the child's upper side. The frame's first baseline is its lower side: 30 - 4 = 26.
    let child = GuideNode(box(10, 10, 1), .firstTextBaseline) { _ in 4 }
    let laid = Laid(
      child.frame(width: 10, height: 30, alignment: GuidePair(.leading, .firstTextBaseline)), 10, 30)
    #expect(laid[1] == rect(0, 26, 10, 10))
  }

  @Test func `a mirrored frame aligns its leading child at the right`() {
    let laid = Laid(
      box(20, 10, 1).frame(width: 100, height: 10, alignment: .leading), 100, 10, isMirrored: true)
    #expect(laid[1] == rect(80, 0, 20, 10))
  }
}
