import Foundation
import Testing

@testable import CellDrawing

@Suite struct GroupTests {
  @Test func `opacity applies to the group as one picture`() throws {
    let nodes = [filled(square(0, 0, 4), red), filled(square(2, 2, 4), blue)]
    let bitmap = try painted([.group(Group(opacity: 0.5, nodes: nodes))], width: 6, height: 6)
    #expect(bitmap.pixel(1, 1) == [128, 0, 0, 128])
    // No red shows through the blue.
    #expect(bitmap.pixel(3, 3) == [0, 0, 128, 128])
  }

  @Test func `a clip's edge is smooth`() throws {
    let clip = Group.Clip(path: .ellipse(in: square(0, 0, 20)))
    let bitmap = try painted(
      [.group(Group(clip: clip, nodes: [filled(square(0, 0, 20), red)]))], width: 20, height: 20)
    #expect(bitmap.alpha(0, 0) == 0)
    #expect(bitmap.alpha(2, 2) > 0 && bitmap.alpha(2, 2) < 255)
    #expect(bitmap.alpha(10, 10) == 255)
  }

  @Test func `an empty clip shows nothing`() throws {
    let group = Group(clip: Group.Clip(path: Path()), nodes: [filled(square(0, 0, 4), red)])
    #expect(try painted([.group(group)], width: 4, height: 4).bytes.allSatisfy { $0 == 0 })
  }

  @Test func `a mask shows a group by the mask's alpha`() throws {
    let mask = [filled(square(0, 0, 2), Color(white: 1, alpha: 0.5)), filled(square(2, 0, 2), .black)]
    let group = Group(mask: mask, nodes: [filled(square(0, 0, 8), green)])
    let bitmap = try painted([.group(group)], width: 8, height: 2)
    #expect(bitmap.pixel(0, 0) == [0, 128, 0, 128])
    #expect(bitmap.pixel(3, 0) == [0, 255, 0, 255])
    #expect(bitmap.alpha(5, 0) == 0)
  }

  @Test func `a mask and an opacity multiply`() throws {
    let group = Group(
      opacity: 0.5, mask: [filled(square(0, 0, 2), Color(white: 0, alpha: 0.5))],
      nodes: [filled(square(0, 0, 2), green)])
    #expect(abs(try painted([.group(group)], width: 2, height: 2).alpha(0, 0) - 64) <= 1)
  }

  @Test func `a transform moves a group's clip and nodes`() throws {
    let group = Group(
      transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 6, ty: 0),
      clip: Group.Clip(path: .rect(CGRect(x: 0, y: 0, width: 4, height: 2))),
      nodes: [filled(square(0, 0, 9), red)])
    let bitmap = try painted([.group(group)], width: 6, height: 6)
    // After a quarter turn, x is from 6 - 2 to 6 and y from 0 to 4.
    #expect(bitmap.alpha(4, 0) == 255 && bitmap.alpha(5, 3) == 255)
    #expect(bitmap.alpha(3, 0) == 0 && bitmap.alpha(4, 4) == 0)
  }

  @Test func `a transform without area shows nothing`() throws {
    let group = Group(transform: .scale(x: 0, y: 1), nodes: [filled(square(0, 0, 4), red)])
    #expect(try painted([.group(group)], width: 4, height: 4).bytes.allSatisfy { $0 == 0 })
  }
}
