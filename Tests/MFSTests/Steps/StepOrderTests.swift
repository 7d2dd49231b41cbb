import MFS
import Testing

extension MFSTests {
  struct StepOrderTests {
    @Test func controllerBuildIsTheWholeList() {
      #expect(
        StepOrder.controllerBuild.steps == [
          .removeSubviews, .initSubviews, .updateStyles, .bindData, .resizeSubviews, .addSubviewsToSuperview,
          .postUISetting,
        ])
    }

    @Test func controllerUpdateBindsThenResizes() {
      #expect(StepOrder.controllerUpdate.steps == [.bindData, .resizeSubviews])
    }

    @Test func rotationResizes() {
      #expect(StepOrder.controllerRotation.steps == [.resizeSubviews])
      #expect(StepOrder.cellRotation.steps == [.resizeSubviews])
    }

    @Test func cellBuildResizesBeforeItBinds() {
      #expect(
        StepOrder.cellBuild.steps == [
          .initSubviews, .updateStyles, .resizeSubviews, .bindData, .addSubviewsToSuperview, .postUISetting,
        ])
      #expect(StepOrder.cellBuild.stepsInSuperviewOnly.isEmpty)
    }

    @Test func cellReuseResizesInASuperviewOnly() {
      #expect(StepOrder.cellReuse.steps == [.updateStyles, .resizeSubviews, .bindData])
      #expect(StepOrder.cellReuse.stepsInSuperviewOnly == [.resizeSubviews])
    }

    @Test func anOrderIsListedInOneLine() {
      #expect(StepOrder.cellReuse.description == "cellReuse: updateStyles, resizeSubviews?, bindData")
    }

    @Test func shippedOrdersHaveNamesOfTheirOwn() {
      #expect(Set(StepOrder.shipped.map(\.name)).count == StepOrder.shipped.count)
    }
  }
}
