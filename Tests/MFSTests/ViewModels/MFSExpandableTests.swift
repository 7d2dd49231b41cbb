import MFS
import Testing

extension MFSTests {
  struct MFSExpandableTests {
    final class LongText: MFSExpandable {
      private let expandText = Locked(false)
      var isExpandText: Bool {
        get { expandText.value }
        set { expandText.value = newValue }
      }
    }

    @Test func anExpandedViewModelHasAnotherLayout() {
      let viewModel = LongText()
      let collapsed = viewModel.layoutState
      viewModel.isExpandText = true
      #expect(viewModel.layoutState != collapsed)
    }

    @Test func theStepsAskForTheLayoutOfWhatExpands() {
      let viewModel: any MFSViewModel = LongText()
      #expect(viewModel.layoutState == AnyHashable(false))
      (viewModel as? any MFSExpandable)?.isExpandText = true
      #expect(viewModel.layoutState == AnyHashable(true))
      #expect(viewModel.bindingState == AnyHashable(true))
    }
  }
}
