import CellSnapSourcePass
import Foundation
import Testing

struct TreatmentTests {
  @Test(arguments: [("whole", Treatment.whole), ("part", .part), ("stub", .stub), ("absent", .absent)])
  func `a treatment is written by its name and read again`(word: String, treatment: Treatment) throws {
    let data = try JSONEncoder().encode([treatment])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(word)\"]")
    #expect(try JSONDecoder().decode([Treatment].self, from: data) == [treatment])
  }

  @Test func `an earlier file calls a stub a shape`() throws {
    #expect(try JSONDecoder().decode([Treatment].self, from: Data("[\"shape\"]".utf8)) == [.stub])
  }

  @Test func `a word that names no treatment is refused`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Treatment].self, from: Data("[\"half\"]".utf8))
    }
  }
}
