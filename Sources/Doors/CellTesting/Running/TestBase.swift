import CellCatalog
import CellDrawing
import CellRevisions
import CellSnapshots
import Foundation

/// The base revision that tests are compared with where they have no reference: `CELLSNAP_BASE=origin/main...`.
enum TestBase {
  private struct Base: Sendable {
    var tests: BaseTestRun
    var facts: RunBase
  }

  static let variable = "CELLSNAP_BASE"
  /// The bases by their revisions, or the reasons why there is none. A process looks for each once.
  private static let bases = Mutex<[String: Result<Base, SnapshotError>]>([:])

  /// Returns the references of a module's tests in the base; nil if the variable is not set.
  ///
  /// The first call builds and runs the tests of the base, unless an earlier process did. Throws if that fails.
  static func references(
    ofModule module: String, _ environment: SnapshotEnvironment
  ) throws(SnapshotError) -> BaseTestReferences? {
    guard let revision = environment.variables[variable], !revision.isEmpty else { return nil }
    let base = bases.withLock { bases in
      if let known = bases[revision] { return known }
      let found = Result { () throws(SnapshotError) in try find(revision) }
      bases[revision] = found
      return found
    }
    return try base.get().tests.references(ofModule: module)
  }

  /// The facts about the base of this process for the report; nil if there is none.
  static func facts(_ environment: SnapshotEnvironment) -> RunBase? {
    guard let revision = environment.variables[variable] else { return nil }
    return bases.withLock { (try? $0[revision]?.get())?.facts }
  }

  private static func find(_ revision: String) throws(SnapshotError) -> Base {
    guard let program = BuiltProgram(executable: CommandLine.arguments.first ?? "") else {
      throw SnapshotError(
        "\(variable): these tests are in no folder .build of a package; run them by swift test")
    }
    do throws(BaseError) {
      var request = BaseRequest(revision: revision, program: program)
      request.circumstances = ["tests"] + BaseCircumstances.lines(version: CellSnapVersion.text)
      let found = try BaseRevision(request)
      // The lines of a test's process are read by nobody while it waits.
      let tests = try BaseTestRun(found, options: SDKOptions.ofProgram, BaseNotices())
      return Base(tests: tests, facts: RunBase(revision: revision, commit: found.commit))
    } catch {
      throw SnapshotError("\(variable): \(error.description)")
    }
  }
}
