import Testing

@testable import CellImport

struct AppSurroundingsTests {
  @Test func `the app's main bundle is found without the property that SwiftPM writes`() {
    // SwiftPM's own property asks for the main bundle, and would ask itself.
    let text = AppSurroundings.text(module: "Notes")
    #expect(text.contains("AppBundle.bundle(named: \"NotesSnapshots_Notes\")"))
    #expect(!text.contains(".module"))
  }

  @Test func `work for the main queue is kept for the view that asks for it`() {
    let text = AppSurroundings.text(module: "Notes")
    #expect(
      text.contains("if label == \"com.apple.main-thread\", CellShapes.LaterWork.keep(work) { return }"))
  }
}
