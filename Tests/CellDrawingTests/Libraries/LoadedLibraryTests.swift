import CellSnapLoading
import Testing

@testable import CellDrawing

struct LoadedLibraryTests {
  @Test(arguments: 0..<CELLSNAP_LIBRARY_COUNT.rawValue)
  func `every library is there with the functions that are called`(number: UInt32) {
    let reason = cellsnap_load(cellsnap_library(rawValue: number)).map { String(cString: $0) }
    #expect(reason == nil)
  }
}
