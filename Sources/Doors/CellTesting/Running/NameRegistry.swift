/// A registry that counts the assertions of a test without a name, and finds those that would share a file.
@MainActor
final class NameRegistry {
  /// The names of tests that run outside any `snapshots` trait.
  static let shared = NameRegistry()
  /// The names of the case that runs inside a `snapshots` trait.
  @TaskLocal static var scoped: NameRegistry?
  static var current: NameRegistry { scoped ?? shared }

  /// The owner of a file.
  private struct Owner: Hashable {
    var test: TestIdentity
    var place: String
  }

  private static var owners: [String: Owner] = [:]
  private var counts: [TestIdentity: Int] = [:]

  /// Returns the name of the test's next assertion without one: none, `2`, `3`, …
  func nextName(in test: TestIdentity) -> String? {
    let count = counts[test, default: 0] + 1
    counts[test] = count
    return count == 1 ? nil : "\(count)"
  }

  /// Notes the owner of a file, and throws if it belongs to another assertion or another case.
  ///
  /// An assertion in a loop may use the same file again. The comparison then finds whether it shows the same.
  static func claim(
    _ title: SnapshotTitle, isNamed: Bool = false, folder: String, for test: TestIdentity, at site: CallSite
  ) throws(SnapshotError) {
    if test.sharesArguments, !isNamed { throw twoCases(title) }
    let owner = Owner(test: test, place: "\(site.fileID):\(site.line):\(site.column)")
    // Case is ignored, because references are also checked out on file systems that ignore it.
    let path = "\(folder)/\(title.entry.text)".lowercased()
    guard let other = owners[path] else {
      owners[path] = owner
      return
    }
    guard other != owner else { return }
    let name = title.entry.text
    if other.test == test {
      throw SnapshotError(
        "\(name) is also the name of the snapshot at \(other.place); give one of them another `named:`")
    }
    if other.test.filter == test.filter { throw twoCases(title) }
    throw SnapshotError("\(name) is also a snapshot of \(other.test.filter); pass `named:`")
  }

  private static func twoCases(_ title: SnapshotTitle) -> SnapshotError {
    SnapshotError(
      "\(title.entry.text) is the snapshot of two cases of this test; pass `named:`, or let the arguments conform to "
        + "CustomTestStringConvertible")
  }
}
