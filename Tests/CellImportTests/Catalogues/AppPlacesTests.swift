import CellSnapSourcePass
import Foundation
import Testing

@testable import CellImport

struct AppPlacesTests {
  private func catalogue(
    _ text: String, storyboard: String? = nil, info: [String: String] = [:]
  ) throws -> (catalogue: AppCatalogue, state: SliceState, names: Set<String>) {
    let index = SliceIndex([SliceFile(SourceFile(path: "/App/Note.swift", text: text))])
    var files: [URL] = []
    if let storyboard {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).storyboard")
      try Data(storyboard.utf8).write(to: file)
      files = [file]
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let nibs = NibUses(files)
    let drawable = DrawableClasses(index, nibs: nibs)
    let state = SliceState(index, classes: drawable.classes.map(\.place), isView: { ViewClasses.isView($0) })
    let places = AppPlaces(of: drawable.classes, in: index, nibs, info: info)
    return (AppCatalogue(drawable.classes, module: "Notes", places: places), state, places.names)
  }

  private static let notes = """
    class NoteCell: UICollectionViewCell { func configure(title: String) {} }
    class Notes: UIViewController {
      func viewDidLoad() { view.backgroundColor = .noteGround }
      func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        list.dequeueReusableCell(withReuseIdentifier: "", for: path) as! NoteCell
      }
      func collectionView(_ list: UICollectionView, layout: Layout, sizeForItemAt path: IndexPath) -> CGSize {
        CGSize(width: list.frame.width / 2, height: 80)
      }
    }
    """

  private func entry(_ catalogue: inout AppCatalogue, _ state: SliceState) -> String? {
    catalogue.files(for: state).first { $0.name == "noteCell.entry.swift" }?.text
  }

  @Test func `an entry says where the app shows the cell`() throws {
    var (catalogue, state, names) = try catalogue(Self.notes)
    #expect(
      entry(&catalogue, state)?.hasSuffix(
        """
              try view.configure(title: samples.value("title") as String)
            }
            .ground { .noteGround }
            .size { screen in SampleSize(width: screen.width * 0.5, height: 80) }
          }
        }

        """) == true)
    #expect(names == ["noteGround"])
  }

  @Test func `a line that the compiler refuses goes, and the other lines stay`() throws {
    var (catalogue, state, _) = try catalogue(Self.notes)
    _ = entry(&catalogue, state)
    for _ in 1...2 {
      let isLeftOut = catalogue.leaveOut(file: "noteCell.entry.swift", line: 13, because: "no")
      #expect(isLeftOut)
    }
    let text = entry(&catalogue, state)
    #expect(text?.contains(".ground") == false)
    #expect(text?.contains(".size { screen in") == true)
    #expect(text?.contains("try view.configure(title:") == true)
  }

  @Test func `a storyboard's table or view is behind its prototype`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene><objects>
      <tableViewController id="a" customClass="Notes">
      <tableView key="view" id="b"><color key="backgroundColor" white="0.2" alpha="1" colorSpace="custom"/>
      <prototypes><tableViewCell id="c" customClass="NoteCell">
      <tableViewCellContentView key="contentView" id="d"/></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    var (catalogue, state, _) = try catalogue("class NoteCell: UITableViewCell {}", storyboard: text)
    #expect(entry(&catalogue, state)?.contains(".ground { UIColor(white: 0.2, alpha: 1.0) }") == true)
  }

  @Test func `the list of a storyboard's controller is behind a cell that its code takes`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene><objects>
      <viewController id="a" customClass="Notes"><view key="view" id="b"><subviews><tableView id="c">
      <color key="backgroundColor" name="Ground"/></tableView></subviews>
      <color key="backgroundColor" systemColor="systemGray6Color"/></view>
      </viewController></objects></scene></scenes></document>
      """
    var (catalogue, state, _) = try catalogue(
      """
      class NoteCell: UITableViewCell {}
      class Notes: UIViewController { func cell() { list.dequeueReusableCell(withIdentifier: "") as! NoteCell } }
      """, storyboard: text)
    #expect(
      entry(&catalogue, state)?.contains(
        ".ground { UIColor(named: \"Ground\", in: .module, compatibleWith: nil) }") == true)
  }

  @Test func `a dark app is drawn dark`() throws {
    var (catalogue, state, _) = try catalogue(
      "class NoteCell: UITableViewCell {}", info: ["UIUserInterfaceStyle": "Dark"])
    let all = catalogue.files(for: state).first { $0.name == "AppCatalogue.swift" }?.text
    #expect(all?.contains("return entries.flatMap { $0 }.userInterfaceStyle(.dark)") == true)
  }

  @Test func `a class with a lower-case name has an entry of another name`() throws {
    var (catalogue, state, _) = try catalogue(
      "class noteCell: UITableViewCell {}\nclass NoteCell: UITableViewCell {}")
    let files = catalogue.files(for: state)
    #expect(
      files.contains { $0.name == "noteCellView.entry.swift" && $0.text.contains("let view: noteCell =") })
    #expect(
      files.contains { $0.name == "noteCellViewView.entry.swift" && $0.text.contains("let view: NoteCell =") }
    )
  }

  @Test func `a property that only a nib names is compiled`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene><objects>
      <tableViewController id="a"><tableView key="view" id="b"><prototypes>
      <tableViewCell id="c" customClass="NoteCell"><tableViewCellContentView key="contentView" id="d"><subviews>
      <view id="e"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="4"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view></subviews></tableViewCellContentView></tableViewCell>
      </prototypes></tableView></tableViewController></objects></scene></scenes></document>
      """
    let index = SliceIndex([
      SliceFile(
        SourceFile(
          path: "/App/Note.swift",
          text: """
            class NoteCell: UITableViewCell {}
            extension UIView { @IBInspectable var corner: CGFloat { get { 0 } set { layer.cornerRadius = newValue } } }
            """))
    ])
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).storyboard")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let drawable = DrawableClasses(index, nibs: NibUses([file]))
    let state = SliceState(
      index, classes: drawable.classes.map(\.place), naming: drawable.namesInNibs,
      isView: { ViewClasses.isView($0) })
    #expect(state.slice.files["/App/Note.swift"]?["extension UIView.corner"]?.treatment == .whole)
  }
}
