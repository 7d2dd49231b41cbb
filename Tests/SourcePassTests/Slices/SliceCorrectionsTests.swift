import Testing

@testable import CellSnapSourcePass

struct SliceCorrectionsTests {
  private typealias Place = SliceIndex.Place

  private static let cell = """
    class NoteCell: UIView {
      func fill() {
        draw()
        share()
      }
      func draw() {}
    }
    """

  private func state(_ cell: String = cell, others: [String] = []) -> SliceState {
    let texts = [cell] + others
    let index = SliceIndex(
      texts.enumerated().map { SliceFile(SourceFile(path: "/App/\($0).swift", text: $1)) })
    return SliceState(index, classes: [Place(file: 0, index: 0)]) { $0.hasPrefix("UI") }
  }

  /// Returns the changes after an error in the fourth line.
  private func corrections(_ reason: String, others: [String] = []) -> SliceCorrections {
    var state = state(others: others)
    _ = state.leaveOutStatement(ofLine: 4, in: Place(file: 0, index: 1), because: reason)
    return state.corrections(surroundings: "")
  }

  private func leftStatements(_ state: SliceState) -> [String]? {
    state.slice.files["/App/0.swift"]?["NoteCell.fill()"]?.statements
  }

  @Test func `a statement that an earlier slice left out is left out`() {
    var new = state()
    new.apply(corrections("cannot find 'share' in scope"))
    #expect(leftStatements(new) == ["share()"])
  }

  @Test func `nothing is left out of a file that changed`() {
    var new = state(Self.cell + "\n// Another text")
    new.apply(corrections("cannot find 'share' in scope"))
    #expect(leftStatements(new) == nil)
  }

  @Test func `a statement comes back if another file declares what it named`() {
    var new = state(others: ["func share() {}"])
    new.apply(corrections("cannot find 'share' in scope"))
    #expect(leftStatements(new) == nil)
  }

  @Test func `a statement stays left out if another file declares something else`() {
    var new = state(others: ["func other() {}"])
    new.apply(corrections("cannot find 'share' in scope"))
    #expect(leftStatements(new) == ["share()"])
  }

  @Test func `a statement comes back if a file that declared what its body names is gone`() {
    let earlier = corrections("ambiguous use of 'draw'", others: ["func share() {}"])
    var new = state()
    new.apply(earlier)
    #expect(leftStatements(new) == nil)
  }

  @Test func `a statement comes back if a file declares anew what its body names, for any reason`() {
    let earlier = corrections(
      "cannot convert value of type 'String' to 'Int'", others: ["func share(_ a: Int) {}"])
    var new = state(others: ["func share(_ a: String) {}"])
    new.apply(earlier)
    #expect(leftStatements(new) == nil)
  }

  @Test func `a treatment that an error caused is kept with its reason`() {
    var first = state()
    first.change(Place(file: 0, index: 1), to: .stub, because: "line 4")
    var second = state()
    second.apply(first.corrections(surroundings: ""))
    #expect(second.treatment(of: Place(file: 0, index: 1)) == .stub)
    #expect(second.reasons[Place(file: 0, index: 1)] == "line 4")
  }

  @Test func `a type that no file declared is declared anew, unless a file declares it now`() {
    var first = state()
    first.opaqueTypes = ["Store", "Shelf"]
    var second = state(others: ["class Store {}"])
    second.apply(first.corrections(surroundings: ""))
    #expect(second.opaqueTypes == ["Shelf"])
  }
}
