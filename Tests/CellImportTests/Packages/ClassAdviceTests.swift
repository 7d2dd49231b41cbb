import CellSnapSourcePass
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct ClassAdviceTests {
  private func advice(_ lines: [String], reason: String? = nil, hasEntry: Bool = true) throws -> String? {
    var report = try ImportReport.sample("class NoteCell: UITableViewCell {}")
    report.drawnLines = lines
    var one = ImportReport.Class(
      name: "NoteCell", path: "/App/NoteCell.swift", kind: .cell,
      entry: hasEntry ? "Entries/noteCell.entry.swift" : nil)
    one.reason = reason
    if reason == nil { one.pictures = [ImportReport.Picture(path: "Pictures/NoteCell/short.320@2x.png")] }
    return ClassAdvice(for: one, in: report).text
  }

  @Test(arguments: [
    (
      "NoteCell is not filled: no sample of Note can be made", nil as String?,
      "Give a value of Note in Entries/noteCell.entry.swift."
    ),
    (
      "NoteCell/short at width 320 crashed: signal 4", nil,
      "Give values that the app accepts in Entries/noteCell.entry.swift."
    ),
    (
      "Store.swift:3: Store.init() is a stub; NoteCell/short is drawn as far as it got", nil,
      "Fill the view without the part that is left out in Entries/noteCell.entry.swift."
    ),
    (
      "", "its labels have no texts", "Give the view something to show in Entries/noteCell.entry.swift."
    ),
    ("TagCell is not filled: no sample of Tag can be made", nil, nil),
  ])
  func `a class whose pictures can be better has advice`(line: String, reason: String?, advice: String?)
    throws
  {
    #expect(try self.advice([line], reason: reason) == advice)
  }

  @Test func `a class without an entry has no advice`() throws {
    #expect(try advice([], reason: "the class is generic", hasEntry: false) == nil)
  }
}

extension ImportReport {
  /// Returns the report of an app with one file, which lost nothing.
  static func sample(_ text: String) throws -> ImportReport {
    let folder = try TemporaryFolder()
    let root = URL(filePath: folder.path)
    let index = SliceIndex([SliceFile(SourceFile(path: "/App/NoteCell.swift", text: text))])
    let drawable = DrawableClasses(index, nibs: NibUses([]))
    let state = SliceState(
      index, classes: drawable.classes.map(\.place), isView: { ViewClasses.isView($0) })
    return ImportReport(
      output: root, target: AppTarget(name: "Notes", moduleName: "Notes", origin: root), ownModules: [],
      drawable: drawable, nibs: NibUses([]), isPackage: false, state: state,
      catalogue: AppCatalogue(drawable.classes, module: "Notes"), errors: [],
      others: SourceModules(
        try SourceSearch(app: root, named: nil, scratch: root), in: root, around: nil),
      tests: [], problems: [], keptFiles: [])
  }
}
