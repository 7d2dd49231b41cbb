extension CatalogEntry {
  /// A closure as it is in the memory of a value that has it. A generic function would wrap the closure itself.
  private struct Build {
    let closure: @MainActor () -> Content
  }

  private struct Step {
    let closure: @MainActor (CatalogScreen) -> Void
  }

  /// Calls `body` with the memory of each closure that draws the entry.
  package func forEachClosure(_ body: (UnsafeRawBufferPointer) -> Void) {
    withUnsafeBytes(of: Build(closure: build), body)
    for closure in steps + states.map(\.steps) { withUnsafeBytes(of: Step(closure: closure), body) }
    for frame in animation?.frames ?? [] { frame.entry.forEachClosure(body) }
  }
}
