import CellDrawing
import CellShapes
import Foundation
import Testing
import UIKit

@MainActor struct MissingViewTests {
  private class Wave: MissingView {}
  private final class Knob: MissingControl {}

  private func messages(_ view: UIView) -> [String] {
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    return Diagnostics.found { _ = view.scene() }.map(\.message)
  }

  @Test func `the area of a missing view is marked, and a line says why`() {
    #expect(
      messages(Wave(frame: .zero)) == ["drawn as an empty area: the class Wave is missing"])
  }

  @Test func `the area of a missing control is marked, and a line says why`() {
    #expect(
      messages(Knob(frame: .zero)) == ["drawn as an empty area: the class Knob is missing"])
  }

  private final class OwnWave: Wave {}

  @Test func `the line about a view of the app names the missing class`() {
    #expect(messages(OwnWave(frame: .zero)) == ["drawn as an empty area: the class Wave is missing"])
  }

  @Test func `a missing view with a layer of the app is not marked`() {
    let wave = Wave(frame: .zero)
    wave.layer.addSublayer(CALayer())
    #expect(messages(wave).isEmpty)
  }

  @Test func `a missing view that holds the app's views is not marked`() {
    let wave = Wave(frame: .zero)
    wave.addSubview(UIView(frame: .zero))
    #expect(messages(wave).isEmpty)
  }

  private final class Note: MissingObject {}

  private final class Memo: MissingObject {}

  @Test func `a constant of a missing type equals only the constants of its name`() {
    let ready = Note.missingConstant("ready")
    #expect(ready == Note.missingConstant("ready"))
    #expect(ready != Note.missingConstant("done"))
    #expect(ready != Memo.missingConstant("ready"))
    #expect(ready != Note())
    #expect(Note() != ready)
  }

  @Test func `a member of a missing object is a sample of the type that its use needs`() {
    let note = Note()
    var found: (title: String?, isRead: Bool, link: URL?) = (nil, false, nil)
    let messages = Diagnostics.found {
      found.title = note.title
      if note.isRead { found.isRead = true }
      found.link = note.link
    }.map(\.text)
    #expect(found.title == "Summer in the city")
    #expect(found.isRead)
    #expect(found.link == URL(string: "https://example.org/a"))
    #expect(
      messages.sorted()
        == ["isRead", "link", "title"].map { "the class Note is missing, so Note.\($0) is a sample" })
  }
}
