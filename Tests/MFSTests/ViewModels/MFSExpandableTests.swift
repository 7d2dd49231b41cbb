import MFS
import Testing

extension MFSTests {
  struct MFSExpandableTests {
    final class LongText: MFSExpandable {
      private let expandText = MFSLocked(false)
      var isExpandText: Bool {
        get { expandText.value }
        set { expandText.value = newValue }
      }
    }

    @Test func `expanding changes the layout state`() {
      let viewModel = LongText()
      let collapsed = viewModel.shownState.layout
      viewModel.isExpandText = true
      #expect(viewModel.shownState.layout != collapsed)
    }

    @Test func `the protocol's default state includes expansion`() {
      let viewModel: any MFSViewModel = LongText()
      #expect(viewModel.shownState == MFSShownState(layout: false))
      (viewModel as? any MFSExpandable)?.isExpandText = true
      #expect(viewModel.shownState == MFSShownState(layout: true))
    }
  }
}
