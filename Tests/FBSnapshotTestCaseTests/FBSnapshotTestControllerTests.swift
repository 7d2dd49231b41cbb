import CellSnapTemporaryFiles
import FBSnapshotTestCase
import Testing

@MainActor struct FBSnapshotTestControllerTests {
  private let folder: TemporaryFolder
  private let controller = FBSnapshotTestController(test: FBSnapshotTestCase.self)

  init() throws {
    folder = try TemporaryFolder()
    controller.referenceImagesDirectory = folder.path
    controller.folderName = "CellTests"
  }

  private func compare(_ object: Any, named name: String = "testCell") throws {
    try controller.compareSnapshot(
      ofViewOrLayer: object, selector: Selector(name), identifier: nil, overallTolerance: 0)
  }

  private func label() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    label.text = "Milk"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  @Test func `a recorded reference is in the named folder and matches`() throws {
    controller.recordMode = true
    try compare(label())
    controller.recordMode = false
    try compare(label())
    #expect(try folder.files().keys.contains("CellTests/testCell@2x.png"))
  }

  @Test func `a missing reference is an error with its place`() throws {
    let error = #expect(throws: (any Error).self) { try compare(label()) }
    #expect("\(try #require(error))".contains("There is none at \(folder.path)/CellTests/testCell@2x.png."))
  }

  @Test func `a different view is an error`() throws {
    controller.recordMode = true
    try compare(label())
    controller.recordMode = false
    let other = label()
    other.text = "Bread"
    let error = #expect(throws: (any Error).self) { try compare(other) }
    #expect("\(try #require(error))".hasPrefix("Snapshot comparison failed: "))
  }

  @Test func `a view is drawn in the controller's text size`() throws {
    controller.recordMode = true
    controller.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try compare(label(), named: "testLarge")
    controller.preferredContentSizeCategory = nil
    try compare(label(), named: "testUsual")
    let files = try folder.files()
    #expect(files["CellTests/testLarge@2x.png"] != files["CellTests/testUsual@2x.png"])
  }

  @Test func `an observer of the text size is told before the view is drawn`() throws {
    controller.preferredContentSizeCategory = .extraSmall
    controller.recordMode = true
    nonisolated(unsafe) var category: String?
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { category = $0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String }
    defer { NotificationCenter.default.removeObserver(observer) }
    try compare(label())
    #expect(category == UIContentSizeCategory.extraSmall.rawValue)
  }
}
