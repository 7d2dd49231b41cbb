import Testing

@testable import CellSnapSourcePass

struct PlacementsTests {
  /// Returns the places of the cells in an app with some declarations.
  func placements(
    _ text: String, cells: [String] = ["NoteCell"], origin: String = "UICollectionViewCell"
  ) -> Placements {
    let cellTexts = cells.map { "class \($0): \(origin) {}\n" }.joined()
    let index = SliceIndex([SliceFile(SourceFile(path: "/App/Notes.swift", text: cellTexts + text))])
    return Placements(index, classes: cells.map { ($0, origin) }) {
      $0.hasSuffix("View") || $0.hasSuffix("Cell")
    }
  }

  private func size(_ answer: String, besides members: String = "") -> String {
    let size = placements(
      """
      class NotesController: UIViewController {
        \(members)
        let heights: [CGFloat] = [54, 54, 54]
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "NoteCell", for: path) as! NoteCell
        }
        func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { \(answer) }
      }
      enum Numbers { static let width: CGFloat = UIScreen.main.bounds.width }
      extension UIScreen { static var wide: CGFloat { main.bounds.width } }
      """
    ).all["NoteCell"]?.size
    return "\(size?.width?.text ?? "-") x \(size?.height?.text ?? "-")"
  }

  @Test(arguments: [
    "override func loadView() { view = NotesView() }",
    "override func loadView() { self.view = NotesView(frame: .zero) }",
    "let notesView = NotesView()\n  override func loadView() { view = notesView }",
    "private lazy var notesView: NotesView! = make()\n  override func loadView() { self.view = self.notesView }",
  ])
  func `the view of a controller fills the screen`(members: String) {
    let size = placements(
      "class Notes: UIViewController {\n  \(members)\n}", cells: ["NotesView"], origin: "UIView"
    ).all["NotesView"]?.size
    #expect(size == WrittenSize(width: .screenWidth, height: .screenHeight))
  }

  @Test func `a header that its controller makes without a table has no height of a row`() {
    let place = placements(
      "class Notes: UIViewController { let header = NotesHeader() }", cells: ["NotesHeader"],
      origin: "UITableViewHeaderFooterView"
    ).all["NotesHeader"]
    #expect(place?.size?.height == nil)
  }

  @Test(arguments: ["view.addSubview(NotesView())", "let view: UIView; view = NotesView()"])
  func `another view of a controller has no size of the screen`(body: String) {
    let size = placements(
      "class Notes: UIViewController { func viewDidLoad() { \(body) } }",
      cells: ["NotesView"], origin: "UIView"
    ).all["NotesView"]?.size
    #expect(size == nil)
  }

  @Test(arguments: [
    ("CGSize(width: 120, height: 80)", "120 x 80"),
    (
      "return .init(width: (collectionView.frame.width - 40) / 2, height: 90)", "screen.width * 0.5 - 20 x 90"
    ),
    (
      "let side = view.bounds.width / 3 - 10; return CGSize(width: side, height: side * 1.5)",
      "screen.width * 0.3333 - 10 x screen.width * 0.5 - 15"
    ),
    (
      "CGSize(width: UIScreen.main.bounds.size.width, height: collectionView.bounds.height / 2)",
      "screen.width x screen.height * 0.5"
    ),
    (
      "CGSize(width: Numbers.width - 40, height: heights[path.row])", "screen.width - 40 x 54"
    ),
    ("CGSize(width: UIScreen.wide * 0.4, height: 160.adjusted)", "screen.width * 0.4 x 160"),
    // The height of a strip is not the screen's.
    ("CGSize(width: 90, height: collectionView.frame.height)", "90 x -"),
    ("guard let note else { return .zero }; return CGSize(width: note.width, height: 44)", "- x 44"),
    ("isPad ? CGSize(width: 200, height: 100) : CGSize(width: 100, height: 50)", "- x -"),
    ("return CGSize(width: isPad ? 200 : 100, height: max(20, 30))", "100 x 30"),
    ("text.size()", "- x -"),
    ("CGSize(width: 1, height: 1)", "- x -"),
  ])
  func `the answer of a delegate is the size of a cell`(answer: String, expected: String) {
    #expect(size(answer) == expected)
  }

  @Test func `a local variable may have the name in its own value`() {
    #expect(
      size(
        "let inset = Metrics.inset; return CGSize(width: inset, height: inset)",
        besides: "enum Metrics { static let inset: CGFloat = 12 }") == "12 x 12")
  }

  @Test func `values that name one another have no size`() {
    #expect(
      size("CGSize(width: a, height: 20)", besides: "var a: CGFloat { b }\nvar b: CGFloat { a }") == "- x 20")
  }

  @Test func `constants of the type and of types in it are known`() {
    #expect(
      size(
        "CGSize(width: collectionView.frame.width - Metrics.inset * 2, height: rowHeight)",
        besides: "enum Metrics { static let inset: CGFloat = 16 }; private let rowHeight: CGFloat = 64")
        == "screen.width - 32 x 64")
  }

  @Test func `two classes get the two sizes that the delegate returns, in their order`() {
    let all = placements(
      """
      class Notes: UIViewController {
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          if path.section == 0 { return view.dequeue(TitleCell.self) }
          return view.dequeue(NoteCell.self)
        }
        func collectionView(_ view: UICollectionView, layout: Layout, sizeForItemAt path: IndexPath) -> CGSize {
          if path.section == 0 { return CGSize(width: 10, height: 20) }
          return CGSize(width: 30, height: 40)
        }
      }
      """, cells: ["NoteCell", "TitleCell"]
    ).all
    #expect(all["TitleCell"]?.size?.width?.text == "10")
    #expect(all["NoteCell"]?.size?.width?.text == "30")
  }

  @Test func `the size of a layout's items is the size of a cell`() {
    let size = placements(
      """
      class Notes: UIViewController {
        lazy var list: UICollectionView = {
          let layout = UICollectionViewFlowLayout()
          let side: CGFloat = 70
          layout.itemSize = CGSize(width: side, height: side + 4)
          return UICollectionView(frame: .zero, collectionViewLayout: layout)
        }()
        func load() { list.register(NoteCell.self) }
      }
      """
    ).all["NoteCell"]?.size
    #expect(size?.height?.text == "74")
  }

  private func composed(_ section: String, besides text: String = "") -> String {
    let size = placements(
      """
      class Notes: UIViewController {
        let registration = UICollectionView.CellRegistration<NoteCell, Int> { _, _, _ in }
        func layout() -> UICollectionViewLayout { \(section) }
      }
      \(text)
      """
    ).all["NoteCell"]?.size
    return "\(size?.width?.text ?? "-") x \(size?.height?.text ?? "-")"
  }

  @Test func `the groups of a compositional layout give the size of an item`() {
    #expect(
      composed(
        """
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 10)
        return UICollectionViewCompositionalLayout(section: section)
        """) == "screen.width * 0.5 - 10 x 110")
  }

  @Test func `the items of a group with a count share its width`() {
    #expect(
      composed(
        """
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)), subitem: item, count: 3)
        return UICollectionViewCompositionalLayout { _, _ in NSCollectionLayoutSection(group: group) }
        """) == "screen.width * 0.3333 x -")
  }

  @Test func `an item that is a part of an estimated height has that part`() {
    #expect(
      composed(
        """
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(200)), subitem: item, count: 2)
        return UICollectionViewCompositionalLayout { _, _ in NSCollectionLayoutSection(group: group) }
        """) == "screen.width * 0.5 x 100")
  }

  @Test(arguments: [
    (".absolute(64)", "64"), (".estimated(64)", "-"), (".fractionalWidth(0.5)", "screen.width * 0.5"),
  ])
  func `a header has the height that the section gives it`(height: String, expected: String) {
    let size = placements(
      """
      class Notes: UIViewController {
        func cell() { collectionView.dequeueReusableSupplementaryView(ofKind: "", for: path) as! NoteHeader }
        lazy var list: UICollectionView = {
          let layout = UICollectionViewCompositionalLayout { _, _ in .notes() }
          return UICollectionView(frame: .zero, collectionViewLayout: layout)
        }()
      }
      extension NSCollectionLayoutSection {
        static func notes() -> NSCollectionLayoutSection {
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: \(height))
          let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
          section.boundarySupplementaryItems = [header]
          return section
        }
      }
      """, cells: ["NoteHeader"], origin: "UICollectionReusableView"
    ).all["NoteHeader"]?.size
    #expect(size?.height?.text ?? "-" == expected)
  }

  @Test func `a header does not count among the cells of the sections`() {
    let text = """
      class NoteCell: UICollectionViewCell {}
      class TagCell: UICollectionViewCell {}
      class TitleView: UICollectionReusableView {}
      class Notes: UIViewController {
        func cell() {
          list.dequeueReusableSupplementaryView(ofKind: "", for: path) as! TitleView
          list.dequeueReusableCell(withReuseIdentifier: "", for: path) as! NoteCell
          list.dequeueReusableCell(withReuseIdentifier: "", for: path) as! TagCell
        }
        func collectionView(_ list: UICollectionView, layout: Any, sizeForItemAt path: IndexPath) -> CGSize {
          if path.section == 0 { return CGSize(width: 120, height: 80) }
          return CGSize(width: 60, height: 20)
        }
      }
      """
    let places = Placements(
      SliceIndex([SliceFile(SourceFile(path: "/App/Notes.swift", text: text))]),
      classes: [
        ("NoteCell", "UICollectionViewCell"), ("TagCell", "UICollectionViewCell"),
        ("TitleView", "UICollectionReusableView"),
      ], isView: { $0.hasSuffix("View") || $0.hasSuffix("Cell") })
    #expect(places.all["TagCell"]?.size?.height?.text == "20")
  }

  @Test func `a function of another type may make the section, with the arguments of the call`() {
    #expect(
      composed(
        "return UICollectionViewCompositionalLayout { [weak self] _, _ in return Layouts.grid(height: .absolute(60)) }",
        besides: """
          enum Layouts {
            static func grid(
              width: NSCollectionLayoutDimension = .fractionalWidth(1), height: NSCollectionLayoutDimension
            ) -> NSCollectionLayoutSection {
              let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: width, heightDimension: height))
              let group = NSCollectionLayoutGroup.vertical(
                layoutSize: .init(widthDimension: width, heightDimension: height), subitems: [item])
              return NSCollectionLayoutSection(group: group)
            }
          }
          """) == "screen.width x 60")
  }

  private static let section = """
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(70))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: itemSize.heightDimension),
      subitems: [.init(layoutSize: itemSize)])
    return NSCollectionLayoutSection(group: group)
    """

  @Test(arguments: [
    (
      "UICollectionViewCompositionalLayout.sections()",
      "extension UICollectionViewCompositionalLayout { static func sections() -> UICollectionViewCompositionalLayout { "
        + "UICollectionViewCompositionalLayout { _, _ in return grid() } }\n"
        + "static func grid() -> NSCollectionLayoutSection { \(section) } }"
    ),
    (
      "UICollectionViewCompositionalLayout(section: .grid())",
      "extension NSCollectionLayoutSection { static func grid() -> NSCollectionLayoutSection { \(section) } }"
    ),
    (
      "return GridLayout()",
      "class GridLayout: UICollectionViewCompositionalLayout { "
        + "static func grid() -> NSCollectionLayoutSection { \(section) } }"
    ),
  ])
  func `a layout is made by a function of the app, or is of a class of it`(layout: String, text: String) {
    #expect(composed(layout, besides: text) == "screen.width * 0.5 x 70")
  }

  @Test func `an item of a list is a row`() {
    #expect(
      composed("UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))")
        == "screen.width - 32 x -")
  }

  @Test(arguments: [
    ("func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 150 }", "150"),
    (
      "func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { UITableView.automaticDimension }",
      "-"
    ),
    ("func load() { tableView.rowHeight = 72 }", "72"),
    ("func load() { tableView.rowHeight = UITableView.automaticDimension }", "-"),
    // Nothing says which of them is meant.
    (
      "func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { if path.row == 0 { return 9 }; return 150 }",
      "-"
    ),
  ])
  func `a row has the height that the table gives it`(member: String, expected: String) {
    let size = placements(
      "class Notes: UIViewController { \(member)\nfunc cell() { tableView.dequeueReusableCell() as! NoteCell } }",
      origin: "UITableViewCell"
    ).all["NoteCell"]?.size
    #expect(size?.height?.text ?? "-" == expected)
  }

  @Test(arguments: [
    ("func viewDidLoad() { view.backgroundColor = .systemGray6 }", ".systemGray6"),
    (
      "func viewDidLoad() { view.backgroundColor = .systemGray6; tableView.backgroundColor = .black }",
      ".black"
    ),
    (
      "func viewDidLoad() { view.backgroundColor = Colors.ground; tableView.backgroundColor = .clear }",
      "Colors.ground"
    ),
    (
      "let list: UITableView = { let made = UITableView(); made.backgroundColor = .red; return made }()",
      ".red"
    ),
    ("func viewDidLoad() { notesTableView.do { $0.backgroundColor = .brown } }", ".brown"),
    (
      "func viewDidLoad() { view.backgroundColor = .black.withAlphaComponent(0.4); button.backgroundColor = .red }",
      nil
    ),
    ("func viewDidLoad() { view.backgroundColor = theme.ground }", nil),
  ])
  func `the list or the screen is behind a cell`(member: String, expected: String?) {
    let text =
      "class Notes: UIViewController { \(member)\nfunc cell() { dequeueReusableCell() as! NoteCell } }"
    #expect(placements(text, origin: "UITableViewCell").all["NoteCell"]?.ground == expected)
  }

  @Test func `a footer of a collection has the size that the layout gives footers`() {
    let all = placements(
      """
      class Notes: UIViewController {
        func supplementary() { _ = dequeueReusableSupplementaryView() as? NoteFooter ?? NoteHeader() }
        func collectionView(_ view: UICollectionView, layout: Layout, referenceSizeForHeaderInSection section: Int)
          -> CGSize { CGSize(width: 10, height: 227) }
        func collectionView(_ view: UICollectionView, layout: Layout, referenceSizeForFooterInSection section: Int)
          -> CGSize { CGSize(width: 10, height: 70) }
      }
      """, cells: ["NoteHeader", "NoteFooter"], origin: "UICollectionReusableView"
    ).all
    #expect(all["NoteHeader"]?.size?.height?.text == "227")
    #expect(all["NoteFooter"]?.size?.height?.text == "70")
  }
}
