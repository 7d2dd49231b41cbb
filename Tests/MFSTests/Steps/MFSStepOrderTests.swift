import MFS
import Testing

extension MFSTests {
  struct MFSStepOrderTests {
    @Test func `the build of a controller has every step`() {
      #expect(
        MFSStepOrder.controllerBuild.steps == [
          .removeSubviews, .initSubviews, .updateStyles, .bindData, .resizeSubviews, .addSubviewsToSuperview,
          .postUISetting,
        ])
    }

    @Test func `the update of a controller binds, then resizes`() {
      #expect(MFSStepOrder.controllerUpdate.steps == [.bindData, .resizeSubviews])
    }

    @Test func `a rotation only resizes`() {
      #expect(MFSStepOrder.controllerRotation.steps == [.resizeSubviews])
      #expect(MFSStepOrder.cellRotation.steps == [.resizeSubviews])
    }

    @Test func `the build of a cell resizes before it binds`() {
      #expect(
        MFSStepOrder.cellBuild.steps == [
          .initSubviews, .updateStyles, .resizeSubviews, .bindData, .addSubviewsToSuperview, .postUISetting,
        ])
      #expect(MFSStepOrder.cellBuild.stepsInSuperviewOnly.isEmpty)
    }

    @Test func `the reuse of a cell resizes only in a superview`() {
      #expect(MFSStepOrder.cellReuse.steps == [.updateStyles, .resizeSubviews, .bindData])
      #expect(MFSStepOrder.cellReuse.stepsInSuperviewOnly == [.resizeSubviews])
    }

    @Test func `an order is described in one line`() {
      #expect(MFSStepOrder.cellReuse.description == "cellReuse: updateStyles, resizeSubviews?, bindData")
    }

    @Test func `all orders have different names`() {
      #expect(Set(MFSStepOrder.shipped.map(\.name)).count == MFSStepOrder.shipped.count)
    }
  }
}
