import Testing

@testable import CellShapes

/// The assumptions of CellShapes about the toolchain. The article "What depends on the toolchain" has a row for each
/// test.
@MainActor struct ToolchainTests {
  private static let variable: Int = { stopAtStub("Store.variable", "Store.swift:3") }()

  @Test func `Swift makes variables by a function that a program can replace`() async {
    // The second reading never ends if the first left the variable as one whose value is being made. The stub ends the
    // program if the variable's state has another form.
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        for _ in 0..<2 { _ = InterruptibleWork.run(for: "Note") { print(ToolchainTests.variable) } }
      }
    }
  }

  @Test func `work that makes no variable is interrupted in the same place`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        _ = InterruptibleWork.run(for: "Note") { stopAtStub("Store.name", "Store.swift:4") }
      }
    }
  }

  private static func stop() { stopAtStub("Store.name", "Store.swift:4") }

  @TaskLocal private static var depth = 0

  @Test func `Swift removes the newest value of a task by a function of its runtime`() {
    var depths: [Int] = []
    Self.$depth.withValue(1) {
      _ = InterruptibleWork.run(for: "Note") {
        Self.$depth.withValue(2) { Self.$depth.withValue(3) { Self.stop() } }
      }
      depths.append(Self.depth)
    }
    depths.append(Self.depth)
    #expect(depths == [1, 0])
  }
}
