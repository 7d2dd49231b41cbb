import CellSnapSourcePass
import Foundation
import Testing

struct SliceBytesTests {
  @Test func `the modules of a slice are written in one order`() throws {
    let names = (1...40).map { "Module\($0)" }
    var (first, second) = (SourceSlice(), SourceSlice())
    first.missingModules = Set(names)
    second.missingModules = Set(minimumCapacity: 1000)
    for name in names.reversed() { second.missingModules.insert(name) }
    let folder = URL(filePath: "/App")
    #expect(try first.json(forFileIn: folder) == second.json(forFileIn: folder))
  }
}
