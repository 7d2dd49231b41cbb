import CellDrawing
import CellSnapshots
import Foundation

/// The review of a run: it accepts snapshots as the command `accept` does, and takes decisions back.
///
/// If another process changes the run meanwhile, no decision about the run before is carried out or undone.
final class ReviewDesk: Sendable {
  /// A decision that can be undone.
  private enum Decision: Sendable {
    /// The names, each with the reference before; nil if there was none.
    case accepted([String: [UInt8]?])
    case left([String])
  }

  private struct State {
    var review = ReviewState()
    var decisions: [Decision] = []
    /// The hash of the run's file as it was read or written here last.
    var known: ContentHash?
  }

  let folder: RunFolder
  private let store: ReferenceStore
  /// A function that writes the report of a run after its file has changed.
  private let writeReport: @Sendable () -> Void
  private let state = Mutex(State())
  /// The state as pages see it, also while a decision is carried out.
  private let shown = Mutex(ReviewState())

  init(_ folder: RunFolder, store: ReferenceStore, writeReport: @escaping @Sendable () -> Void) {
    self.folder = folder
    self.store = store
    self.writeReport = writeReport
  }

  var review: ReviewState { shown.withLock { $0 } }

  /// Reads the run for a new page. If another process has made it, the earlier decisions are forgotten.
  func read() throws(FileError) -> Run {
    try state.withLock { state throws(FileError) in
      let run = try folder.read()
      let hash = try hash()
      if state.known != hash {
        let number = state.review.run + 1
        state = State()
        state.known = hash
        state.review.run = number
        show(state)
      }
      return run
    }
  }

  /// Makes the pictures of snapshots their references, byte for byte.
  ///
  /// - Parameter run: The number of the run that the page shows.
  func accept(_ names: [String], of run: Int) throws(FileError) -> ReviewState {
    try change(of: run) { state throws(FileError) in
      let snapshots = try folder.read().snapshots
      let wanted = Set(names).intersection(snapshots.map(\.name))
      guard !wanted.isEmpty else {
        throw FileError("accept", "snapshots", reason: "the run has none of these names; reload the page")
      }
      var before: [String: [UInt8]?] = [:]
      for name in wanted {
        try store.check("\(name).\(PictureFormat.png.rawValue)", action: "read")
        before.updateValue(try InputBytes.read(path(ofReference: name)), forKey: name)
      }
      do throws(FileError) {
        let acceptance = try folder.accept(where: { wanted.contains($0.name) }, into: store)
        // Accepting again, as in another tab, changes nothing that could be undone.
        let new = acceptance.unchanged.filter { !state.review.accepted.contains($0) }
        note(acceptance.accepted + new, before, &state)
        state.review.refused = acceptance.refused.map {
          ReviewState.Refusal(name: $0.name, reason: $0.reason)
        }
      } catch {
        // Some pictures may be references already, and can be undone.
        let done = (try? folder.read())?.snapshots.filter {
          $0.isRecorded && wanted.contains($0.name) && !state.review.accepted.contains($0.name)
        }
        note(done?.map(\.name) ?? [], before, &state)
        state.known = try? hash()
        throw error
      }
    }
  }

  /// Notes that snapshots stay as they are.
  func leave(_ names: [String], of run: Int) throws(FileError) -> ReviewState {
    try change(of: run) { state throws(FileError) in
      let new = names.filter { !state.review.left.contains($0) }
      state.review.left += new
      state.review.refused = []
      if !new.isEmpty { state.decisions.append(.left(new)) }
    }
  }

  /// Takes the last decision back. The references get their bytes from before it, unless they were changed since.
  func undo(of run: Int) throws(FileError) -> ReviewState {
    try change(of: run) { state throws(FileError) in
      state.review.refused = []
      guard let last = state.decisions.last else { return }
      switch last {
      case .left(let names): state.review.left.removeAll(where: names.contains)
      case .accepted(let before):
        let run = try folder.read()
        var undone: Set<String> = []
        for (name, bytes) in before.sorted(by: { $0.key < $1.key }) {
          do throws(FileError) {
            try restore(bytes, name, in: run)
            undone.insert(name)
          } catch {
            state.review.refused.append(ReviewState.Refusal(name: name, reason: "\(error)"))
          }
        }
        try folder.write(run.without(undone))
        state.review.accepted.removeAll(where: undone.contains)
        writeReport()
      }
      state.decisions.removeLast()
    }
  }

  private func note(_ done: [String], _ before: [String: [UInt8]?], _ state: inout State) {
    guard !done.isEmpty else { return }
    state.review.accepted += done.filter { !state.review.accepted.contains($0) }
    state.review.left.removeAll(where: done.contains)
    state.decisions.append(.accepted(before.filter { done.contains($0.key) }))
    writeReport()
  }

  /// Carries out a decision about the run that the page shows.
  private func change(
    of run: Int, _ body: (inout State) throws(FileError) -> Void
  ) throws(FileError) -> ReviewState {
    try state.withLock { state throws(FileError) in
      let review = try folder.takingTurnIfFree { () throws(FileError) -> ReviewState in
        guard run == state.review.run, try hash() == state.known else {
          throw FileError("change", folder.path, reason: "another process made a new run; reload the page")
        }
        defer { show(state) }
        try body(&state)
        state.known = try hash()
        state.review.undoable = state.decisions.count
        return state.review
      }
      guard let review else {
        throw FileError(
          "change", folder.path, reason: "another process uses the run; try again when it has ended")
      }
      return review
    }
  }

  private func show(_ state: State) {
    var review = state.review
    review.undoable = state.decisions.count
    shown.withLock { $0 = review }
  }

  private func hash() throws(FileError) -> ContentHash? {
    try InputBytes.read(FilePath.appending(RunFolder.runFile, to: folder.path)).map { ContentHash(of: $0) }
  }

  private func path(ofReference name: String) -> String {
    FilePath.appending("\(name).\(PictureFormat.png.rawValue)", to: store.folder)
  }

  /// Brings back the reference of a snapshot. Throws if the reference is not the accepted picture any more.
  private func restore(_ bytes: [UInt8]?, _ name: String, in run: Run) throws(FileError) {
    let path = path(ofReference: name)
    let accepted = run.snapshots.first { $0.name == name }?.actual?.path
    guard let now = try InputBytes.read(path), RunFolder.path(of: now) == accepted else {
      throw FileError("restore", path, reason: "it was changed after the decision")
    }
    if let bytes {
      _ = try store.write(bytes, at: "\(name).\(PictureFormat.png.rawValue)")
    } else if unlink(FilePath.onDisk(path)) != 0, errno != ENOENT {
      throw FileError("delete", path, errorNumber: errno)
    }
  }
}

extension Run {
  /// Returns the run in which some snapshots are not recorded.
  fileprivate func without(_ names: Set<String>) -> Run {
    var run = self
    for index in run.snapshots.indices where names.contains(run.snapshots[index].name) {
      run.snapshots[index].isRecorded = false
    }
    return run
  }
}
