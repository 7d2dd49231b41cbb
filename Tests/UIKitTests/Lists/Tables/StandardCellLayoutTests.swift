import Foundation
import Testing

@testable import UIKit

@MainActor struct StandardCellLayoutTests {
  let room = StandardCellLayout.Room(
    size: CGSize(width: 320, height: 44), left: 16, right: 16, displayScale: 2)

  func contents(
    image: CGSize? = nil, text: CGSize? = nil, detail: CGSize? = nil
  ) -> StandardCellLayout.Contents {
    StandardCellLayout.Contents(
      image: image, text: text.map { size in { _ in size } }, detail: detail.map { size in { _ in size } })
  }

  @Test func `the default label fills the cell`() {
    let layout = StandardCellLayout(
      style: .default, contents: contents(text: CGSize(width: 50, height: 21)), room: room)
    #expect(layout.text == CGRect(x: 16, y: 0, width: 320 - 16 - 16, height: 44))
    #expect(layout.detail == nil)
  }

  @Test func `an image moves the text`() {
    let layout = StandardCellLayout(
      style: .default,
      contents: contents(image: CGSize(width: 29, height: 29), text: CGSize(width: 50, height: 21)),
      room: room)
    #expect(layout.image == CGRect(x: 16, y: 7.5, width: 29, height: 29))
    #expect(layout.text?.minX == CGFloat(16 + 29 + 15))
  }

  @Test func `an image that is higher than the row shrinks to its height`() {
    let layout = StandardCellLayout(
      style: .default,
      contents: contents(image: CGSize(width: 200, height: 88), text: CGSize(width: 50, height: 21)),
      room: room)
    #expect(layout.image == CGRect(x: 16, y: 0, width: 200 * 44 / 88, height: 44))
    #expect(layout.text?.minX == CGFloat(16 + 100 + 15))
  }

  @Test func `a text and its subtitle are centred together`() {
    let layout = StandardCellLayout(
      style: .subtitle,
      contents: contents(text: CGSize(width: 80, height: 21), detail: CGSize(width: 400, height: 15)),
      room: room)
    // (44 - 21 - 2 - 15 - 1) / 2 = 2.5
    #expect(layout.text == CGRect(x: 16, y: 2.5, width: 80, height: 21))
    #expect(layout.detail == CGRect(x: 16, y: 2.5 + 21 + 2, width: 320 - 16 - 16, height: 15))
  }

  @Test func `a text without its subtitle is in the middle`() {
    let layout = StandardCellLayout(
      style: .subtitle, contents: contents(text: CGSize(width: 80, height: 21)), room: room)
    #expect(layout.text == CGRect(x: 16, y: 11.5, width: 80, height: 21))
  }

  @Test func `a value is at the right`() {
    let layout = StandardCellLayout(
      style: .value1,
      contents: contents(text: CGSize(width: 250, height: 21), detail: CGSize(width: 60, height: 21)),
      room: room)
    // The text keeps its width, and the value has what is left.
    #expect(layout.text == CGRect(x: 16, y: 11.5, width: 250, height: 21))
    #expect(layout.detail == CGRect(x: 16 + 250 + 8, y: 11.5, width: 320 - 16 - 16 - 250 - 8, height: 21))
  }

  @Test func `a long value leaves the text as it is`() {
    let layout = StandardCellLayout(
      style: .value1,
      contents: contents(text: CGSize(width: 50, height: 21), detail: CGSize(width: 600, height: 21)),
      room: room)
    #expect(layout.text == CGRect(x: 16, y: 11.5, width: 50, height: 21))
    #expect(layout.detail == CGRect(x: 16 + 50 + 8, y: 11.5, width: 320 - 16 - 16 - 50 - 8, height: 21))
  }

  @Test func `the second value style has a column of 91 points`() {
    let layout = StandardCellLayout(
      style: .value2,
      contents: contents(text: CGSize(width: 40, height: 15), detail: CGSize(width: 60, height: 15)),
      room: room)
    #expect(layout.text == CGRect(x: 16, y: 14.5, width: 91, height: 15))
    #expect(layout.detail?.minX == CGFloat(16 + 91 + 6))
  }

  @Test(arguments: [(SystemVersion.iOS18, 44.0, 22.0), (.iOS26, 52, 31.5)])
  func `a row is at least as high as a standard row or its text`(
    _ version: SystemVersion, _ minimum: CGFloat, _ around: CGFloat
  ) {
    var room = room
    room.systemVersion = version
    let label = contents(text: CGSize(width: 50, height: 18))
    #expect(StandardCellLayout.height(style: .default, contents: label, room: room) == minimum)
    let lines = contents(text: CGSize(width: 50, height: 63))
    #expect(StandardCellLayout.height(style: .default, contents: lines, room: room) == 63 + around)
  }

  @Test func `an empty size gives valid frames`() {
    let none = StandardCellLayout.Room(size: .zero, left: 16, right: 16, displayScale: 2)
    let layout = StandardCellLayout(
      style: .value1,
      contents: contents(text: CGSize(width: 250, height: 21), detail: CGSize(width: 60, height: 21)),
      room: none)
    #expect(layout.text?.width == CGFloat(0))
    #expect(layout.detail?.width == CGFloat(0))
  }
}
