import CellSnapEnvironment
import Testing

@testable import CellDrawing

@Suite struct PackagedFilesTests {
  @Test func `a program that holds the drawing code uses the files of the host`() {
    #expect(PackagedFiles.root == "")
  }

  @Test func `the library of an SDK uses the files of its own system`() {
    #expect(
      cellsnap_system_length("/home/a/system/usr/lib/swift/linux/libCellSnapDrawing.so")
        == "/home/a/system".utf8.count)
  }

  @Test(arguments: [
    "snapshots", "./usr/lib/swift/linux/libCellSnapDrawing.so", "/usr/lib/swift/linux/libCellSnapDrawing.so",
    "/usr/local/lib/libCellSnapDrawing.so", "/usr/bin/cellsnap",
  ])
  func `another file uses the files of the host`(path: String) {
    #expect(cellsnap_system_length(path) == 0)
  }
}
