import CellSnapSourcePass
import Testing

@testable import CellImport

struct AppPreviewsTests {
  private func index(_ text: String) -> SliceIndex {
    SliceIndex([SliceFile(SourceFile(path: "/App/Note.swift", text: text))])
  }

  private func keys(_ places: [SliceIndex.Place], _ index: SliceIndex) -> [String] {
    places.map { index[$0].key }
  }

  @Test(arguments: [
    "#Preview { NoteCell() }", "#Preview(\"A\") { let cell = NoteCell(); cell.show(.sample); return cell }",
    "#Preview { let stack = UIStackView(); stack.addArrangedSubview(NoteCell()); return stack }",
    "#Preview { make(NoteCell.self) }",
    "struct A: PreviewProvider { static var previews: some View { UIViewPreview { NoteCell() } } }",
  ])
  func `a preview of the app's view is one of the catalogue`(text: String) {
    let index = index("class NoteCell: UITableViewCell {}\n" + text)
    #expect(keys(AppPreviews(in: index).places, index) == ["#Preview"])
  }

  @Test(arguments: [
    "#Preview { NoteRow() }", "#Preview { NoteList(NoteCell.self) }", "#Preview { UILabel() }",
    "struct A: PreviewProvider { static var previews: some View { NoteRow() } }",
  ])
  func `a preview of something else is none of the catalogue`(text: String) {
    let index = index(
      "class NoteCell: UITableViewCell {}\nstruct NoteRow: View {}\nstruct NoteList: View {}\n" + text)
    #expect(AppPreviews(in: index).places.isEmpty)
  }

  @Test func `a controller that a preview shows is compiled whole`() {
    let index = index(
      """
      class NoteController: UIViewController {}
      class OtherController: UIViewController {}
      #Preview { UINavigationController(rootViewController: NoteController()) }
      """)
    #expect(keys(AppPreviews(in: index).controllers, index) == ["NoteController"])
  }

  /// Returns a catalogue of all views in a file, and the slice with the file's previews.
  private func catalogue(_ text: String) -> (AppCatalogue, SliceState) {
    let index = index(text)
    let drawable = DrawableClasses(index, nibs: NibUses([]))
    let state = SliceState(
      index, classes: drawable.classes.map(\.place) + AppPreviews(in: index).places,
      isView: { ViewClasses.isView($0) })
    return (AppCatalogue(drawable.classes, module: "Notes"), state)
  }

  @Test func `previews come before the entries with made samples, and keep what they name`() throws {
    var (catalogue, state) = catalogue(
      """
      class NoteCell: UITableViewCell { func show(_ note: Note) {} }
      struct Note { let title: String; static let sample = Note(title: "Milk") }
      #Preview { let cell = NoteCell(); cell.show(.sample); return cell }
      """)
    let text = try #require(catalogue.files(for: state).first { $0.name == "AppCatalogue.swift" }?.text)
    let previews = try #require(text.firstRange(of: "CatalogEntry.previews(of: CellSnapPreviews.bySubject),"))
    let cell = try #require(text.firstRange(of: "noteCell,"))
    #expect(previews.lowerBound < cell.lowerBound)
    #expect(catalogue.previewed.map(\.name) == ["NoteCell"])
    let note = try #require(state.index.others["sample"]?.first)
    #expect(state.treatment(of: note) == .whole)
  }

  @Test func `without a list of previews the catalogue has the other entries`() throws {
    var (catalogue, state) = catalogue("class NoteCell: UITableViewCell {}\n#Preview { NoteCell() }")
    _ = catalogue.files(for: state)
    let isLeftOut = catalogue.leaveOut(
      file: "AppCatalogue.swift", line: 13, because: "cannot find 'CellSnapPreviews' in scope")
    #expect(isLeftOut)
    let text = try #require(catalogue.files(for: state).first { $0.name == "AppCatalogue.swift" }?.text)
    #expect(!text.contains("CellSnapPreviews"))
    #expect(text.contains("noteCell,"))
  }
}
