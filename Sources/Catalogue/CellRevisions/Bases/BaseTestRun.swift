import CellSnapshots
import Foundation

/// The references that the tests of a base revision record, for the tests of the present sources.
package struct BaseTestRun: Sendable {
  /// The base in messages.
  package let name: String
  /// The folder with a folder of references for each module of tests.
  package let folder: String
  /// Whether all tests came to their end, so that a test without a reference here is a new one.
  package let isComplete: Bool

  /// The file that says how the tests of a folder ended.
  private static let mark = "ended"

  /// Builds and runs the tests of the base, unless their references are there.
  ///
  /// - Parameter options: Further words of `swift build` and `swift test`.
  package init(_ revision: BaseRevision, options: [String], _ notices: BaseNotices) throws(BaseError) {
    let work = revision.request.workFolder
    name = revision.name
    do throws(FileError) { _ = try OutputFolder(making: work) } catch { throw BaseError(error) }
    let lock = FolderLock(work) { notices.warn("another process draws a base in \(work); waiting for it") }
    defer { withExtendedLifetime(lock) {} }
    let key = revision.key.map { "\($0.sources)-\($0.circumstances)" }
    folder = FilePath.appending("tests-\(key ?? "unknown")", to: work)
    if key != nil, let end = Self.end(of: folder) {
      isComplete = end
      return
    }
    Self.removeOthers(in: work)
    let build = BaseBuild(of: revision)
    let words = options + (revision.request.program.isRelease ? ["-c", "release"] : [])
    try build.build(
      revision.request.buildCommand ?? ["swift", "build", "--build-tests"] + words,
      resolved: revision.resolved,
      notices)
    notices.progress("base  testing \(name)")
    do throws(FileError) { _ = try OutputFolder(making: folder) } catch { throw BaseError(error) }
    let assertions = FilePath.appending("assertions.txt", to: folder)
    let variables: [String: String?] = [
      "CELLSNAP_RECORD": "all", "CELLSNAP_REFERENCES": folder, "CELLSNAP_ASSERTIONS": assertions,
      "CELLSNAP_OUTPUT": FilePath.appending("run", to: folder), "CELLSNAP_BASE": nil, "CI": nil,
      "GITHUB_ACTIONS": nil,
    ]
    let output: ProgramOutput
    do throws(ProgramError) {
      // Tests that fail for another reason have recorded their pictures before.
      let command = revision.request.testCommand ?? ["swift", "test", "--skip-build"] + words
      output = try ChildProgram(command, in: build.package, variables: variables).run()
    } catch {
      throw BaseError("the tests of the base \(name) cannot be run: \(error.description)")
    }
    let lines = (try? InputBytes.read(assertions)) ?? nil
    guard let lines, !lines.isEmpty else {
      throw BaseError("the tests of the base \(name) compare nothing: \(output.reason); \(BaseError.choice)")
    }
    isComplete = !String(decoding: lines, as: UTF8.self).split(separator: "\n").contains {
      $0.hasPrefix("running")
    }
    let text = isComplete ? "complete" : "early"
    _ = try? AtomicFile.replace(Array(text.utf8), at: FilePath.appending(Self.mark, to: folder))
  }

  /// Returns whether the tests of a folder came to their end; nil if they did not run.
  private static func end(of folder: String) -> Bool? {
    let bytes = (try? InputBytes.read(FilePath.appending(mark, to: folder))) ?? nil
    return bytes.map { String(decoding: $0, as: UTF8.self) == "complete" }
  }

  /// Removes the references of other bases, of which there would be more and more.
  private static func removeOthers(in work: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: work)) ?? []
    where name.hasPrefix("tests-") {
      try? FileManager.default.removeItem(atPath: FilePath.appending(name, to: work))
    }
  }

  /// Returns the references of a module of tests.
  package func references(ofModule module: String) -> BaseTestReferences {
    BaseTestReferences(name: name, folder: FilePath.appending(module, to: folder), isComplete: isComplete)
  }
}
