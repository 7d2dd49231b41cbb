import MFS
import Testing
import UIKit

extension MFSTests {
  @MainActor struct StylingInputsTests {
    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let cell = BubbleCell(style: .default, reuseIdentifier: nil)

    init() {
      host.addSubview(cell)
      cell.viewModel = BubbleViewModel(isOutgoing: false)
      cell.layoutIfNeeded()
    }

    private func isStyled(by change: () -> Void) -> Bool {
      StepTrace.stepsRun(by: change).contains(.updateStyles)
    }

    @Test func anotherRowOfTheSameStyleIsNotStyled() {
      #expect(!isStyled { cell.viewModel = BubbleViewModel(isOutgoing: false) })
    }

    @Test func aRowOfAnotherStyleIsStyled() {
      #expect(isStyled { cell.viewModel = BubbleViewModel(isOutgoing: true) })
    }

    @Test func withoutAViewModelItIsStyled() {
      #expect(isStyled { cell.viewModel = nil })
      #expect(isStyled { cell.viewModel = BubbleViewModel(isOutgoing: false) })
    }

    @Test func whatDependsOnNothingIsStyledOnce() {
      let plain = PlainBubbleCell(style: .default, reuseIdentifier: nil)
      plain.prepareUI()
      #expect(!isStyled { plain.viewModel = BubbleViewModel(isOutgoing: true) })
      #expect(!isStyled { plain.viewModel = nil })
    }

    @Test func theDarkIsStyled() {
      cell.traits = UITraitCollection(userInterfaceStyle: .dark)
      #expect(isStyled { cell.viewModel = BubbleViewModel(isOutgoing: false) })
    }

    @Test func anotherTextSizeIsStyled() {
      cell.traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
      #expect(isStyled { cell.layoutSubviews() })
    }

    @Test func whatIsInvalidatedIsStyled() {
      cell.invalidate(.updateStyles)
      #expect(isStyled { cell.viewModel = BubbleViewModel(isOutgoing: false) })
    }

    @Test func newSubviewsAreStyled() {
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
    var stylingInputs: StylingInputs { [viewModel?.isOutgoing] }
    var traits: UITraitCollection?
    var viewModel: BubbleViewModel? { didSet { viewModelDidChange() } }

    override var traitCollection: UITraitCollection { traits ?? super.traitCollection }

    override func layoutSubviews() {
      super.layoutSubviews()
      sizeDidChange()
    }
  }

  final class RebuiltBubbleCell: UITableViewCell, MFSCell {
    var stylingInputs: StylingInputs { [] }
    static var updateOrder: StepOrder { .cellRebuild }
    var viewModel: BubbleViewModel? { didSet { viewModelDidChange() } }
  }

  final class PlainBubbleCell: UITableViewCell, MFSCell {
    var stylingInputs: StylingInputs { [] }
    var viewModel: BubbleViewModel? { didSet { viewModelDidChange() } }
  }
}
