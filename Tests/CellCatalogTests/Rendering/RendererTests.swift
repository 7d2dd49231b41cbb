import CellDrawing
import CellSnapshots
import Foundation
import CellSnapTemporaryFiles
import Testing
import UIKit
@testable import CellCatalog

/// An observer that keeps a renderer's results, warnings and errors.
@MainActor
private final class Log: RenderObserver {
  var results: [RenderResult] = []
  var warnings: [String] = []
  var errors: [RenderError] = []

  func willBegin(_ job: RenderJob) {}
  func willPaint(_ job: RenderJob, tile: Int, of tileCount: Int) {}
  func didFind(_ diagnostic: Diagnostic, in title: String) { warnings.append(diagnostic.text) }
  func didSkip(_ job: RenderJob, _ reason: RenderError) { warnings.append(reason.description) }
  func didFinish(_ result: RenderResult) { results.append(result) }
  func didFail(_ job: RenderJob, _ error: RenderError) { errors.append(error) }
}

@MainActor struct RendererTests {
  private func render(
    _ entries: [CatalogEntry], into folder: TemporaryFolder, widths: [CGFloat] = [320], scale: CGFloat = 1,
    formats: [PictureFormat] = [.png], threads: Int = 2, order: ([RenderJob]) -> [RenderJob] = { $0 }
  ) throws -> Log {
    let log = Log()
    let configurations = widths.map { SnapshotConfiguration(width: $0, scale: scale) }
    let plan = try RenderPlan(entries: entries, configurations: configurations)
    let files = PictureFiles(
      folder: try OutputFolder(making: folder.path),
      settings: PictureSettings(formats: formats, threads: threads))
    let outcome = Renderer(destination: files, observer: log).render(order(plan.jobs))
    if let error = outcome.error { throw error }
    #expect(outcome.results.map(\.name) == log.results.map(\.name))
    #expect(outcome.failedJobs == log.errors.count)
    return log
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  private func table(rows: Int, height: CGFloat = 44) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    let source = Rows(count: rows, height: height)
    table.dataSource = source
    table.delegate = source
    table.tag = Rows.keep(source)
    return table
  }

  /// A view that is as high as its animations say.
  private final class Growing: UIView {
    private var height: CGFloat = 10
    private let nextHeight: (CGFloat) -> CGFloat?

    init(_ nextHeight: @escaping (CGFloat) -> CGFloat?) {
      self.nextHeight = nextHeight
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      if window != nil { grow() }
    }

    private func grow() {
      guard let height = nextHeight(height) else { return }
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0) {
        self.height = height
      } completion: { [weak self] _ in
        self?.grow()
      }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  }

  @Test func `a picture shows the end of a chain of animations`() throws {
    let folder = try TemporaryFolder()
    let log = try render([CatalogEntry("Growing") { Growing { $0 < 40 ? $0 + 10 : nil } }], into: folder)
    #expect(log.results.map(\.size.height) == [40])
  }

  @Test func `an endless pulse is drawn at the end of its first animation`() throws {
    let folder = try TemporaryFolder()
    let log = try render([CatalogEntry("Pulse") { Growing { $0 == 20 ? 10 : 20 } }], into: folder)
    #expect(log.results.map(\.size.height) == [20])
  }

  @Test func `a broken image is reported once per width in any number of formats`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "broken.png")
    let bytes = PNG.encode(try Bitmap(width: 4, height: 4), compression: .small)
    try Data(bytes.prefix(bytes.count - 20)).write(to: URL(fileURLWithPath: path))
    let log = try render(
      [CatalogEntry("Image") { UIImageView(image: UIImage(contentsOfFile: path)) }], into: folder,
      widths: [320, 375],
      formats: [.png, .svg])
    #expect(Set(log.warnings).count == 1)
    #expect(log.warnings.allSatisfy { $0.hasPrefix("\(path): the PNG is broken") })
    #expect(log.warnings.count == 2)
  }

  @Test func `a view has the height that it fits in`() throws {
    let folder = try TemporaryFolder()
    let log = try render([CatalogEntry("Label") { self.label("Hello") }], into: folder)
    #expect(log.results.map(\.size.width) == [320])
    #expect((20...22).contains(log.results[0].size.height))
    #expect(try folder.files().keys.sorted() == ["Label/Label.320.png"])
  }

  @Test func `a controller has the height of the screen`() throws {
    let log = try render(
      [CatalogEntry("Empty") { UIViewController() }], into: TemporaryFolder(), widths: [320, 768])
    #expect(
      log.results.map(\.size) == [CGSize(width: 320, height: 568), CGSize(width: 768, height: 1024)])
  }

  @Test func `a height that an entry gives is used`() throws {
    let log = try render(
      [
        CatalogEntry("Points", height: 100) { UIViewController() },
        CatalogEntry("Landscape", height: .timesWidth(9.0 / 16)) { UIViewController() },
      ], into: TemporaryFolder())
    let expected: [CGFloat] = [100, 320 * 9 / 16]
    #expect(log.results.map(\.size.height) == expected)
  }

  @Test func `a table has the height of its rows`() throws {
    let log = try render([CatalogEntry("Table") { self.table(rows: 30) }], into: TemporaryFolder())
    #expect(log.results.map(\.size.height) == [30 * 44])
    #expect(log.results.map(\.rowCount) == [30])
  }

  @Test func `a tall table is cut into tiles between its rows`() throws {
    let folder = try TemporaryFolder()
    // 800 rows of 44 are 35,200 pixels; 744 rows are 32,736, one more would be 32,780.
    let log = try render([CatalogEntry("Table") { self.table(rows: 800) }], into: folder)
    #expect(log.results.map(\.tileCount) == [2])
    #expect(try folder.files().keys.sorted() == ["Table/Table.320.1.png", "Table/Table.320.2.png"])
  }

  @Test func `a view without height is an error, and other entries are drawn`() throws {
    let log = try render(
      [CatalogEntry("Nothing") { UIView() }, CatalogEntry("Label") { self.label("Hello") }],
      into: TemporaryFolder())
    #expect(log.errors == [.noHeight(entry: "Nothing at width 320")])
    #expect(log.results.filter(\.isDrawn).map(\.name.text) == ["Label"])
  }

  @Test func `rows of absurd height are an error`() throws {
    let log = try render(
      [CatalogEntry("Tall") { self.table(rows: 2, height: 1e12) }], into: TemporaryFolder())
    #expect(log.errors.count == 1)
  }

  @Test func `a second run leaves equal files alone`() throws {
    let folder = try TemporaryFolder()
    let entries = [CatalogEntry("Label") { self.label("Hello") }]
    #expect(try render(entries, into: folder).results.map(\.isUnchanged) == [false])
    #expect(try render(entries, into: folder).results.map(\.isUnchanged) == [true])
  }

  @Test func `the order of jobs and the number of threads change no byte`() throws {
    let entries = [
      "Hello", "日本語 😀", "مرحبا", "A much longer text that breaks into several lines at this width",
    ]
    .enumerated().map { index, text in CatalogEntry("Label/\(index)") { self.label(text) } }
    let first = try TemporaryFolder()
    let second = try TemporaryFolder()
    _ = try render(entries, into: first, widths: [100, 200], scale: 2, formats: [.png, .svg], threads: 1)
    _ = try render(
      entries, into: second, widths: [100, 200], scale: 2, formats: [.png, .svg], threads: 4,
      order: { $0.reversed() })
    #expect(try first.files().count == 16)
    #expect(try first.files() == second.files())
  }
}

/// A data source of rows of one height.
@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private static var kept: [Rows] = []
  private let count: Int
  private let height: CGFloat

  init(count: Int, height: CGFloat) {
    self.count = count
    self.height = height
  }

  /// Keeps `rows` alive and returns their number: a table holds its data source weakly.
  static func keep(_ rows: Rows) -> Int {
    kept.append(rows)
    return kept.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
