import CellShapes
import CellShapesTesting
import Foundation
import SnapshotTesting
import UIKit
import XCTest

/// Tests that XCTest runs. They are skipped unless `InterruptedTestTests` runs them and sets their variable.
final class InterruptedXCTestCase: XCTestCase {
  private struct Unknown {}

  /// Where a stub is called; nil if the tests are skipped.
  private let place = ProcessInfo.processInfo.environment["CELLSNAP_STUB"]

  override func setUpWithError() throws {
    guard let place else { throw XCTSkip("CELLSNAP_STUB is not set") }
    if place == "setUp" { Self.callStub() }
  }

  override func tearDown() {
    if place != nil { print("tearDown of \(name)") }
    if place == "tearDown" { Self.callStub() }
  }

  @discardableResult
  private static func callStub() -> String {
    _ = calledStub("Note.store", "Note.swift:14") as Unknown
    print("the stub returned")
    return "text"
  }

  func testA() {
    if place == "test" { Self.callStub() }
    if place == "queue" { DispatchQueue(label: "notes").sync { _ = Self.callStub() } }
    if place == "assertion" { assertSnapshot(of: Self.callStub(), as: .lines) }
  }

  func testB() async throws {
    if place == "task" { await MainActor.run { _ = Self.callStub() } }
    try await Task.sleep(for: .milliseconds(1))
    print("testB ended")
  }

  func testC() throws {
    XCTAssertNil(UIFont(name: "Brandname", size: 15))
    if place == "error" { throw CocoaError(.fileNoSuchFile) }
  }
}
