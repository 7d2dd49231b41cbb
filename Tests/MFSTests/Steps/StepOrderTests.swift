import MFS
import Testing

extension MFSTests {
  struct StepOrderTests {
    @Test func `the build of a controller has every step`() {
      #expect(
        StepOrder.controllerBuild.steps == [
          .removeSubviews, .initSubviews, .updateStyles, .bindData, .resizeSubviews, .addSubviewsToSuperview,
          .postUISetting,
        ])
    }

    @Test func `the update of a controller binds, then resizes`() {
      #expect(StepOrder.controllerUpdate.steps == [.bindData, .resizeSubviews])
    }

    @Test func `a rotation only resizes`() {
      #expect(StepOrder.controllerRotation.steps == [.resizeSubviews])
      #expect(StepOrder.cellRotation.steps == [.resizeSubviews])
    }

    @Test func `the build of a cell resizes before it binds`() {
      #expect(
        StepOrder.cellBuild.steps == [
          .initSubviews, .updateStyles, .resizeSubviews, .bindData, .addSubviewsToSuperview, .postUISetting,
        ])
      #expect(StepOrder.cellBuild.stepsInSuperviewOnly.isEmpty)
    }

    @Test func `the reuse of a cell resizes only in a superview`() {
      #expect(StepOrder.cellReuse.steps == [.updateStyles, .resizeSubviews, .bindData])
      #expect(StepOrder.cellReuse.stepsInSuperviewOnly == [.resizeSubviews])
    }

    @Test func `an order is described in one line`() {
      #expect(StepOrder.cellReuse.description == "cellReuse: updateStyles, resizeSubviews?, bindData")
    }

    @Test func `all orders have different names`() {
      #expect(Set(StepOrder.shipped.map(\.name)).count == StepOrder.shipped.count)
    }
  }
}
