import CellSnapshots

/// The name of a test's snapshot, without width and traits: `<Suite>/<test>[.<arguments>][.<name>]`.
struct SnapshotTitle: Hashable, Sendable {
  /// The maximum length in UTF-8 bytes.
  private static let maximumLength = 180

  let entry: EntryName

  /// - Parameters:
  ///   - name: The name from the assertion, or the number of an assertion without a name after the first.
  init(of test: TestIdentity, name: String?) throws(SnapshotError) {
    if test.arguments != nil, test.arguments?.name == nil, name == nil {
      throw SnapshotError("the arguments of this test cannot be distinguished; pass `named:`")
    }
    let parts = [NamePart(test.name).text, test.arguments?.name, name.map { NamePart($0).text }]
    let leaf = EntryName.part(madeOf: parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "."))
    let suites = test.suiteNames.map { EntryName.part(madeOf: NamePart($0).text) }
    let text = (suites + [leaf]).joined(separator: "/")
    do throws(EntryNameError) {
      if text.utf8.count <= Self.maximumLength {
        entry = try EntryName(text)
      } else {
        entry = try EntryName("\(suites[0])/\(NamePart(text).text)")
      }
    } catch {
      throw SnapshotError(error.description)
    }
  }
}
