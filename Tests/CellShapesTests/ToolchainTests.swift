import Testing

@testable import CellShapes

/// The assumptions of CellShapes about the toolchain. The article "What depends on the toolchain" has a row for each
/// test.
@MainActor struct ToolchainTests {
  private static let variable: Int = { stopAtShape("Store.variable", "Store.swift:3") }()

  @Test func `Swift makes variables by a function that a program can replace`() async {
    // The second reading never ends if the first left the variable as one whose value is being made. The shape ends the
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
        _ = InterruptibleWork.run(for: "Note") { stopAtShape("Store.name", "Store.swift:4") }
      }
    }
  }
}
