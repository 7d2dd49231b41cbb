import Testing

@testable import UIKit

/// Tests of the methods that a cell's new state calls.
@MainActor struct CellTransitionTests {
  private final class Cell: UITableViewCell {
    var calls: [String] = []

    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      calls.append("will \(state.rawValue)\(isEditing ? ", edited" : "")")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      calls.append("did \(state.rawValue)\(isEditing ? ", edited" : "")")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      calls.append("set \(editing)")
      super.setEditing(editing, animated: animated)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      Cell(style: .default, reuseIdentifier: nil)
    }
  }

  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  init() {
    table.dataSource = source
  }

  private func cell() throws -> Cell {
    table.layoutIfNeeded()
    return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
  }

  @Test func `a cell is told before and after it is edited`() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.setEditing(true, animated: false)
    #expect(cell.calls == ["set true", "will 1", "did 1, edited"])
    cell.calls = []
    cell.isEditing = false
    #expect(cell.calls == ["set false", "will 0, edited", "did 0"])
  }

  @Test func `a cell with the same state is told nothing`() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.setEditing(false, animated: false)
    #expect(cell.calls == ["set false"])
  }

  @Test func `a row that is shown while its table is edited is told before its layout`() throws {
    table.setEditing(true, animated: false)
    let cell = try cell()
    #expect(cell.calls.prefix(3) == ["set true", "will 1", "did 1, edited"])
    #expect(cell.calls.contains("layout"))
  }

  @Test func `an animated change ends after the layout`() throws {
    let cell = try cell()
    cell.calls = []
    table.setEditing(true, animated: true)
    table.settle()
    #expect(cell.calls.first == "set true")
    #expect(cell.calls.dropFirst().first == "will 1")
    let layout = try #require(cell.calls.firstIndex(of: "layout"))
    let end = try #require(cell.calls.firstIndex(of: "did 1, edited"))
    #expect(layout < end)
  }
}
