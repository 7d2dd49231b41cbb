import CellSnapshots
import Foundation
import Testing

@testable import CellRevisions

@Suite struct StoreTransferTests {
  private let source: StoreFixture
  private let target: StoreFixture

  init() throws {
    source = try StoreFixture()
    target = try StoreFixture()
    try source.add("A", "a")
    try source.add("B", "b")
    try source.add("A", "a", key: StoreFixture.key("other"))
  }

  private func entries(_ fixture: StoreFixture) throws -> [String] {
    try fixture.store.known(of: StoreFixture.key).index?.entries.sorted() ?? []
  }

  /// Copies everything to a place and from there to the other store, twice, and checks the counts.
  private func copy(by place: StorePlace) throws {
    let pushed = try StoreTransfer(source.store).push(to: place)
    // The picture of A is in two bases.
    #expect(pushed == StoreTransfer.Result(bases: 3, pictures: 2))
    #expect(try StoreTransfer(source.store).push(to: place) == StoreTransfer.Result())
    let pulled = try StoreTransfer(target.store).pull(from: place)
    #expect(pulled == StoreTransfer.Result(bases: 3, pictures: 2))
    #expect(try entries(target) == ["A", "B"])
    #expect(try StoreTransfer(target.store).pull(from: place) == StoreTransfer.Result())
  }

  @Test func `a folder gets everything, and gives it to another store`() throws {
    try copy(by: .folder(source.folder.path(of: "shared")))
  }

  @Test(.enabled(if: WebServer.isPossible, "there is no python3 or no curl"))
  func `a server gets everything by PUT, and gives it by GET`() throws {
    let server = try WebServer()
    try copy(by: try StorePlace(server.address))
    try target.add("B", "new", key: StoreFixture.key("new"))
    #expect(try StoreTransfer(target.store).push(to: StorePlace(server.address + "/")).bases == 1)
    #expect(try StoreTransfer(source.store).pull(from: StorePlace(server.address)).bases == 1)
  }

  @Test(.enabled(if: WebServer.isPossible, "there is no python3 or no curl"))
  func `what a server changed is not kept`() throws {
    let server = try WebServer()
    let hash = try source.add("B", "b")
    _ = try StoreTransfer(source.store).push(to: StorePlace(server.address))
    let picture = server.folder.path(of: "store/\(StorePath.picture(hash).text)")
    try Data("forged".utf8).write(to: URL(fileURLWithPath: picture))
    let result = try StoreTransfer(target.store).pull(from: StorePlace(server.address))
    #expect(result.problems.map(\.reason) == ["its bytes are not those of its name"])
    #expect(try entries(target) == ["A"])
  }

  @Test(.enabled(if: WebServer.isPossible, "there is no python3 or no curl"))
  func `a server that refuses or has no store is named in one line`() throws {
    let server = try WebServer()
    let full = server.address.replacing("/store", with: "/full")
    let push = #expect(throws: FileError.self) { try StoreTransfer(source.store).push(to: StorePlace(full)) }
    #expect(push?.reason == "the server answers with the code 507")
    let pull = #expect(throws: FileError.self) {
      try StoreTransfer(target.store).pull(from: StorePlace(server.address))
    }
    #expect(pull?.description.hasPrefix("cannot read \(server.address)/: there is no store") == true)
    let none = #expect(throws: FileError.self) {
      try StoreTransfer(target.store).pull(from: StorePlace("http://127.0.0.1:1/store"))
    }
    #expect(none?.description.contains("\n") == false)
    #expect(none?.reason.hasPrefix("curl: (7)") == true)
  }

  @Test func `a base with a damaged picture is left out and named`() throws {
    let hash = try source.add("B", "b")
    try Data("x".utf8).write(to: URL(fileURLWithPath: source.path(of: hash)))
    let result = try StoreTransfer(source.store).push(to: .folder(target.store.folder))
    #expect(result.bases == 2)
    #expect(result.problems.map(\.path) == [source.path(of: hash)])
    #expect(try entries(target) == ["A"])
  }

  @Test func `a folder that is no store is not read`() {
    #expect(throws: FileError.self) {
      try StoreTransfer(target.store).pull(from: .folder(source.folder.path))
    }
  }
}
