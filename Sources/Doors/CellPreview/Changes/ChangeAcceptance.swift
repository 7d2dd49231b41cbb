import CellSnapshots
import Foundation

/// An acceptance of changed pictures outside a review: the entries are compared with their references, and the pictures
/// of that run that the user has seen become the references.
struct ChangeAcceptance {
  let settings: PreviewSettings
  let processes: RunningProcesses

  /// - Parameters:
  ///   - shown: The paths of the pictures that the page shows, by the names of their snapshots.
  ///   - entries: The entries of the snapshots.
  func accept(_ shown: [String: String], of entries: [String]) throws(PreviewError) -> ReviewState {
    let folder = try SessionFolder()
    let run = RunFolder(path: FilePath.appending("run", to: folder.path), program: settings.program)
    let words = ["--references", settings.references, "--output", run.path, "--"]
    let reason = try processes.run(
      WorkerCommand(program: settings.executable, arguments: settings.verifyArguments + words + entries))
    var state = ReviewState()
    do throws(FileError) {
      let found = try run.read()
      guard found.isComplete else {
        throw FileError("draw", "the snapshots", reason: reason ?? "it was interrupted")
      }
      let store = ReferenceStore(folder: settings.references)
      let seen = Set(
        found.snapshots.filter { $0.actual != nil && $0.actual?.path == shown[$0.name] }.map(\.name))
      let acceptance = try run.accept(where: { seen.contains($0.name) }, into: store)
      state.accepted = acceptance.accepted + acceptance.unchanged
      state.refused = acceptance.refused.map { ReviewState.Refusal(name: $0.name, reason: $0.reason) }
      for name in shown.keys.sorted() where !seen.contains(name) {
        let result = found.snapshots.first { $0.name == name }
        if result?.verdict == .identical {
          state.accepted.append(name)
        } else {
          let reason =
            result?.actual == nil
            ? "it has no picture" : "it is another picture now; look at the changes again"
          state.refused.append(ReviewState.Refusal(name: name, reason: reason))
        }
      }
    } catch {
      throw .failed("\(error)")
    }
    return state
  }
}
