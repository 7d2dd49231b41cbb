import CellSnapSourcePass
import Testing

struct RepeatedPassTests {
  private func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(path: "/App/\(name).swift", text: text)
  }

  @Test func `a repeated pass has the result of a first one`() {
    let note = file("Note", "import UIKit\nclass NoteCell: BaseCell { @objc func tap() {} }")
    let rounds = [
      [note, file("Base", "import UIKit\nclass BaseCell: UIView {}")],
      // The facts of another file change what the pass makes of the first one.
      [note, file("Base", "import UIKit\nclass BaseCell: UIView { @objc func tap() {} }")],
      [note, file("Base", "import UIKit\nclass BaseCell: UIView { @objc func tap() { print(1) } }")],
      [note], [file("New", "let a = #selector(NoteCell.tap)"), note],
    ]
    var pass = RepeatedPass()
    for files in rounds {
      #expect(pass.pass(files).map(\.text) == SourcePass.pass(files).map(\.text))
    }
  }
}
