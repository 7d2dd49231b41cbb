import CellSnapshots
import Testing
import UIKit

@testable import CellCatalog

/// Tests of the heights of lone views on an iPhone 16, which has a safe area of 59 points at its upper edge. Each view has a
/// square of 20 points that is pinned to its margins.
@MainActor struct LoneMarginsTests {
  private func pinSquare(to guide: UILayoutGuide, in view: UIView) {
    let square = UIView()
    square.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(square)
    NSLayoutConstraint.activate([
      square.heightAnchor.constraint(equalToConstant: 20), square.widthAnchor.constraint(equalToConstant: 20),
      square.topAnchor.constraint(equalTo: guide.topAnchor),
      square.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      square.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    ])
  }

  private func height(of view: @escaping @MainActor () -> UIView) throws -> CGFloat {
    let job = RenderJob(
      index: 0, entry: CatalogEntry("Lone", view: view), name: try EntryName("Lone"),
      configuration: SnapshotConfiguration(.iPhone16))
    var times = StageTimes()
    return try job.using {
      let recorder = try TileRecorder(of: job, times: &times)
      defer { recorder.close() }
      return recorder.size.height
    }
  }

  @Test func `a cell of a table keeps its own margins`() throws {
    let height = try height { [self] in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      pinSquare(to: cell.contentView.layoutMarginsGuide, in: cell.contentView)
      return cell
    }
    #expect(height == CGFloat(15 + 20 + 15))
  }

  @Test func `a cell of a collection keeps its own margins`() throws {
    let height = try height { [self] in
      let cell = UICollectionViewCell(frame: .zero)
      pinSquare(to: cell.contentView.layoutMarginsGuide, in: cell.contentView)
      return cell
    }
    #expect(height == CGFloat(8 + 20 + 8))
  }

  @Test func `another view keeps its own margins`() throws {
    let height = try height { [self] in
      let view = UIView()
      pinSquare(to: view.layoutMarginsGuide, in: view)
      return view
    }
    #expect(height == CGFloat(8 + 20 + 8))
  }
}
