import MFS
import Testing
import UIKit

extension MFSTests {
  @MainActor struct MFSStylingInputsTests {
    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let cell = BubbleCell(style: .default, reuseIdentifier: nil)

    init() {
      host.addSubview(cell)
      cell.viewModel = BubbleViewModel(isOutgoing: false)
      cell.layoutIfNeeded()
    }

    private func isStyled(by change: () -> Void) -> Bool {
      MFSStepTrace.stepsRun(by: change).contains(.updateStyles)
    }

    @Test func `a row with the same styling inputs is not styled`() {
      #expect(!isStyled { cell.viewModel = BubbleViewModel(isOutgoing: false) })
    }

    @Test func `a row with other styling inputs is styled`() {
      #expect(isStyled { cell.viewModel = BubbleViewModel(isOutgoing: true) })
    }

    @Test func `a cell that loses or gets its view model is styled`() {
      #expect(isStyled { cell.viewModel = nil })
      #expect(isStyled { cell.viewModel = BubbleViewModel(isOutgoing: false) })
    }

    @Test func `a cell without styling inputs is styled once`() {
      let plain = PlainBubbleCell(style: .default, reuseIdentifier: nil)
      plain.prepareUI()
      #expect(!isStyled { plain.viewModel = BubbleViewModel(isOutgoing: true) })
      #expect(!isStyled { plain.viewModel = nil })
    }

    @Test func `the dark appearance is styled`() {
      cell.traits = UITraitCollection(userInterfaceStyle: .dark)
      #expect(isStyled { cell.viewModel = BubbleViewModel(isOutgoing: false) })
    }

    @Test func `another text size is styled`() {
      cell.traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
      #expect(isStyled { cell.layoutSubviews() })
    }

    @Test func `an invalidated style is styled`() {
      cell.invalidate(.updateStyles)
      #expect(isStyled { cell.viewModel = BubbleViewModel(isOutgoing: false) })
    }

    @Test func `new subviews are styled`() {
      let rebuilt = RebuiltBubbleCell(style: .default, reuseIdentifier: nil)
      rebuilt.viewModel = BubbleViewModel(isOutgoing: false)
      #expect(isStyled { rebuilt.viewModel = BubbleViewModel(isOutgoing: false) })
    }
  }

  final class BubbleViewModel: MFSViewModel {
    let isOutgoing: Bool
    init(isOutgoing: Bool) { self.isOutgoing = isOutgoing }
  }

  final class BubbleCell: UITableViewCell, MFSCell {
    var stylingInputs: MFSStylingInputs { [viewModel?.isOutgoing] }
    var traits: UITraitCollection?
    var viewModel: BubbleViewModel? { didSet { viewModelDidChange() } }

    override var traitCollection: UITraitCollection { traits ?? super.traitCollection }

    override func layoutSubviews() {
      super.layoutSubviews()
      sizeDidChange()
    }
  }

  final class RebuiltBubbleCell: UITableViewCell, MFSCell {
    var stylingInputs: MFSStylingInputs { [] }
    static var updateOrder: MFSStepOrder { .cellRebuild }
    var viewModel: BubbleViewModel? { didSet { viewModelDidChange() } }
  }

  final class PlainBubbleCell: UITableViewCell, MFSCell {
    var stylingInputs: MFSStylingInputs { [] }
    var viewModel: BubbleViewModel? { didSet { viewModelDidChange() } }
  }
}
