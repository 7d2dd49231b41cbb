import MFS
import Testing
import UIKit

extension MFSTests {
  @MainActor struct MFSCellRegistryTests {
    let tableSize = CGSize(width: 320, height: 480)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    /// A view model with the height of its row.
    final class HeightViewModel: MFSViewModel {
      let height: CGFloat
      init(_ height: CGFloat) { self.height = height }
    }

    final class HeightCell: UITableViewCell, MFSCell {
      var viewModel: HeightViewModel? { didSet { viewModelDidChange() } }

      nonisolated static func calculateCellHeight(
        from viewModel: HeightViewModel?, tableSize: CGSize
      ) -> CGFloat {
        viewModel?.height ?? baseCellHeight
      }
    }

    class ParentCell: UITableViewCell, MFSCell {
      var viewModel: HeightViewModel? { didSet { viewModelDidChange() } }

      nonisolated class func calculateCellHeight(
        from viewModel: HeightViewModel?, tableSize: CGSize
      ) -> CGFloat {
        viewModel?.height ?? 40
      }
    }

    final class ChildCell: ParentCell {
      override nonisolated class func calculateCellHeight(
        from viewModel: HeightViewModel?, tableSize: CGSize
      ) -> CGFloat {
        super.calculateCellHeight(from: viewModel, tableSize: tableSize) + 5
      }
    }

    private var registry: MFSCellRegistry {
      var registry = MFSCellRegistry()
      registry.register(RecordingCell.self)
      registry.register(HeightCell.self)
      registry.register(LikeCell.self)
      return registry
    }

    @Test func `a row has the height of its cell class`() {
      #expect(registry.height(of: RowViewModel(id: 1), tableSize: tableSize) == 20)
      #expect(registry.height(of: RowViewModel(id: 1, isExpandText: true), tableSize: tableSize) == 100)
    }

    @Test func `a subclass returns its own height`() {
      var registry = MFSCellRegistry()
      let cellClass: ParentCell.Type = ChildCell.self
      registry.register(cellClass)
      #expect(registry.height(of: HeightViewModel(10), tableSize: tableSize) == CGFloat(10 + 5))
    }

    @Test func `a class without a height function has a height of 40`() {
      #expect(registry.height(of: LikeViewModel(), tableSize: tableSize) == 40)
      #expect(LikeCell.calculateCellHeight(from: nil, tableSize: tableSize) == 40)
    }

    @Test func `a height is rounded up to a pixel`() {
      let scale = MFSLayoutEnvironment.current.displayScale
      let height = registry.height(of: HeightViewModel(44.01), tableSize: tableSize)
      #expect(height == 44 + 1 / scale)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -2])
    func `an impossible height becomes 40 with a warning`(height: CGFloat) {
      let sentences = Sentences()
      #expect(registry.height(of: HeightViewModel(height), tableSize: tableSize) == 40)
      #expect(sentences.said.count == 1)
    }

    @Test func `an automatic height is not a fault`() {
      let sentences = Sentences()
      let viewModel = HeightViewModel(UITableView.automaticDimension)
      #expect(registry.height(of: viewModel, tableSize: tableSize) == UITableView.automaticDimension)
      let cell = registry.cell(for: viewModel, in: table, tableSize: tableSize)
      #expect(cell.frame.width == 320)
      #expect(cell.frame.height > 0)
      #expect(sentences.said.isEmpty)
    }

    @Test func `an unknown view model gets a plain cell of 40 points and one warning`() {
      let sentences = Sentences()
      let empty = MFSCellRegistry()
      let viewModel = RowViewModel(id: 1)
      #expect(empty.height(of: viewModel, tableSize: tableSize) == 40)
      let cell = empty.cell(for: viewModel, in: table, tableSize: tableSize)
      #expect(type(of: cell) == UITableViewCell.self)
      #expect(sentences.said.count == 1)
      #expect(sentences.said[0].contains("RowViewModel"))
    }

    @Test func `a cell is created for its class and shows its view model`() throws {
      let viewModel = RowViewModel(id: 1, text: "text")
      let cell = try #require(
        registry.cell(for: viewModel, in: table, tableSize: tableSize) as? RecordingCell)
      #expect(cell.viewModel === viewModel)
      #expect(cell.reuseIdentifier == registry.cellClassName(for: viewModel))
      #expect(cell.frame.size == CGSize(width: 320, height: 20))
      #expect(cell.label?.frame.width == 320)
    }

    @Test func `a subclass of a registered view model is shown by its cell`() {
      var registry = MFSCellRegistry()
      registry.register(AnimalCell.self)
      #expect(registry.cellClassName(for: Dog())?.hasSuffix("AnimalCell") == true)
    }

    @Test func `the cache of each frame in a row is listed`() {
      var registry = MFSCellRegistry()
      registry.register(OwnersCell.self)
      let owners = registry.frameOwners(for: OwnersViewModel(), tableSize: tableSize)
      #expect(owners == ["avatar": .subviewStaticFrames, "name": .subviewFrames, "text": .subviewSizes])
    }
  }

  // Safe: the class has no state.
  class Animal: MFSViewModel, @unchecked Sendable {
    func isEqual(to other: Animal) -> Bool { self === other }
  }

  final class Dog: Animal, @unchecked Sendable {}

  final class AnimalCell: UITableViewCell, MFSCell {
    var viewModel: Animal? { didSet { viewModelDidChange() } }
  }

  final class OwnersViewModel: MFSViewModel {
    let subviewFrames = MFSSubviewCache(.subviewFrames)
    let subviewSizes = MFSSubviewCache(.subviewSizes)
  }

  final class OwnersCell: UITableViewCell, MFSCell {
    var viewModel: OwnersViewModel? { didSet { viewModelDidChange() } }

    nonisolated static func calculateCoordinates(for viewModel: OwnersViewModel, tableSize: CGSize) {
      let width = tableSize.width
      _ = subviewStaticFrames.rect("avatar", width: width) { CGRect(x: 10, y: 5, width: 44, height: 44) }
      _ = viewModel.subviewFrames.rect("name", width: width) { .zero }
      _ = viewModel.subviewFrames.rect("text", width: width) { .zero }
      _ = viewModel.subviewSizes.textSize("text", width: width) { MFSTextLimit().sizes(of: .zero) }
      _ = viewModel.subviewSizes.cellHeight(width: width, isExpanded: false) { 59 }
    }
  }
}
