internal import CellSnapWatch
import CellCatalog
import CellSnapshots
import Foundation

/// A supervisor that watches the process that draws, from the process that the user started.
///
/// So an early end of the drawing process is never a success, and costs one entry instead of all.
///
/// The entries of a catalogue are other people's code: they crash, loop without end, and call `exit`. The
/// process that the user started starts the program again at once and waits. After an early end it starts it for the
/// remaining entries.
@MainActor
struct Supervisor {
  private var earlier = EarlierProcesses()
  private let journal: RunJournal
  /// The earliest time that counts as the start of a stay, in nanoseconds. It is set again after the process was
  /// stopped for a while.
  private var notBefore: Int64 = 0
  /// The start of the current stay in each place, and the time its thread had waited for a processor then, in
  /// nanoseconds.
  private var stays: [Int32: (since: Int64, waited: Int64)] = [:]
  /// The maximum time that a crashed process may take to print its backtrace, in nanoseconds.
  private static let backtraceLimit: Int64 = 60_000_000_000

  private init(_ journal: RunJournal) {
    self.journal = journal
  }

  /// Starts the supervision. It returns in the watched process, or in this one where watching is not possible.
  /// The watching process exits here.
  static func begin() {
    if let copy = ProgramCopy.current, isWatched(as: copy) { return }
    guard cellsnap_is_traced(getpid()) == 0, let journal = RunJournal(), let memory = DrawingWatch.share()
    else {
      return DrawingWatch.sayEnds()
    }
    // If the parent ignores the ends of its children, the system would hide the ends of our children from us.
    signal(SIGCHLD, SIG_DFL)
    cellsnap_adopt_orphans()
    var supervisor = Supervisor(journal)
    while true {
      cellsnap_watch_reset()
      if supervisor.earlier.didWork { journal.add(.goingOn(supervisor.earlier)) }
      guard let child = ProgramCopy.start(as: .watched, giving: [memory, journal.descriptor.number]) else {
        Supervision.current = Supervision(journal: journal, earlier: supervisor.earlier)
        return DrawingWatch.sayEnds()
      }
      supervisor.watch(child)
    }
  }

  /// Makes this process the watched one, where it was started as that. Returns whether it is watched now.
  private static func isWatched(as copy: ProgramCopy) -> Bool {
    guard copy.role == .watched, copy.descriptors.count == 2,
      let journal = RunJournal(inheriting: copy.descriptors[1]), DrawingWatch.join(copy.descriptors[0])
    else { return false }
    close(copy.descriptors[0])
    let earlier = journal.notes.reduce(into: EarlierProcesses()) { earlier, note in
      if case .goingOn(let processes) = note { earlier = processes }
    }
    Supervision.current = Supervision(journal: journal, earlier: earlier)
    return true
  }

  /// Waits for a child. Exits with its status, or returns where another child has work left.
  private mutating func watch(_ child: pid_t) {
    var status: Int32 = 0
    stays = [:]
    var expired: (place: Int32, seconds: Int)?
    var crash: Int64?
    var lastLook = Self.now
    while true {
      let ended = cellsnap_wait(child, 250, &status)
      if ended != 0 { break }
      let now = Self.now
      // A signal that stopped this process for a while stopped the child too.
      if now - lastLook > 2_000_000_000 { notBefore = now }
      lastLook = now
      if cellsnap_watch_ending_signal() != 0 {
        // Swift prints a backtrace, which may take long and may never end.
        let start = crash ?? now
        crash = start
        if now - start > Self.backtraceLimit { kill(child, SIGKILL) }
      } else if expired == nil, let place = expiredPlace(of: child, at: now), cellsnap_is_traced(child) == 0 {
        expired = (place, Int(cellsnap_watch_seconds()))
        kill(child, SIGKILL)
      }
    }
    let noted = cellsnap_watch_ending_signal()
    let signal = noted != 0 ? noted : status & 0x7F
    let exitCode = status >> 8 & 0xFF
    let finished = cellsnap_watch_finished_status()
    if expired == nil, signal == 0, finished == exitCode { exit(exitCode) }
    if expired == nil, [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(signal) { Self.end(by: signal) }
    // A process that an entry forked keeps the run folder locked.
    cellsnap_end_children()
    ProgressLine().clear()
    let cause: EarlyEnd.Cause =
      expired.map { .timeout($0.seconds) } ?? (signal == 0 ? .exit(exitCode) : .signal(signal))
    guard finished < 0 else { fail("the program ended after its work: \(cause)") }
    goOn(after: cause, place: expired?.place ?? Self.endingPlace)
  }

  /// Prints what happened. Exits where no work is left, or where it is unknown which entry to leave out.
  private mutating func goOn(after cause: EarlyEnd.Cause, place: Int32?) {
    guard let place else {
      guard !Self.places.isEmpty, cellsnap_watch_is_resumable() != 0, !earlier.isCareful else {
        fail("the program ended while it drew no entry: \(cause)")
      }
      earlier.isCareful = true
      journal.endLine()
      return StandardError.line(
        "the program ended while several entries were drawn: \(cause); they are now drawn one by one")
    }
    let end = EarlyEnd(
      name: String(cString: cellsnap_watch_name(place)), title: String(cString: cellsnap_watch_text(place)),
      cause: cause)
    let isResumable =
      cellsnap_watch_is_resumable() != 0 && !earlier.ends.contains { $0.name == end.name }
    let interrupted = String(cString: cellsnap_watch_interrupted())
    if isResumable, !interrupted.isEmpty, interrupted != end.name,
      earlier.repeated.insert(end.name).inserted
    {
      earlier.isCareful = false
      journal.endLine()
      return StandardError.line(
        "\(end.title) \(end.verdict.words) after a drawing that a stub interrupted: \(cause); it is drawn again"
      )
    }
    let rest = isResumable ? "; the remaining entries are drawn" : ""
    StandardError.line("\(end.title) \(end.verdict.words): \(cause)\(rest)")
    guard isResumable else { exit(ExitCode.software) }
    earlier.ends.append(end)
    earlier.isCareful = false
    journal.endLine()
  }

  /// Returns the place in which a thread of a child has been for too long, if there is one. Time in which other
  /// processes had the processors does not count.
  private mutating func expiredPlace(of child: pid_t, at now: Int64) -> Int32? {
    let limit = Int64(cellsnap_watch_seconds()) * 1_000_000_000
    guard limit > 0 else { return nil }
    var late: (place: Int32, since: Int64)?
    for place in 0..<Int32(CELLSNAP_PLACE_COUNT) {
      // The start is read once, since the thread may leave the place at any moment, and then there is no start.
      let since = cellsnap_watch_since(place)
      guard since > 0 else { continue }
      let waited = cellsnap_watch_waited(child, place)
      if stays[place]?.since != since { stays[place] = (since, waited) }
      let waitedSince = waited - (stays[place]?.waited ?? 0)
      guard now - max(since, notBefore) - waitedSince > limit, since < late?.since ?? .max else { continue }
      late = (place, since)
    }
    // A thread that has left the place meanwhile is not late.
    guard let late, cellsnap_watch_since(late.place) == late.since else { return nil }
    return late.place
  }

  /// The place whose thread ended the process. Nil where no thread noted it, unless all threads were drawing
  /// one picture.
  private static var endingPlace: Int32? {
    let noted = cellsnap_watch_ending_place()
    if noted >= 0 { return noted }
    // Several threads may draw the parts of one picture.
    let names = Set(places.map { String(cString: cellsnap_watch_name($0)) })
    return names.count == 1 ? places.first : nil
  }

  /// The places that threads are in.
  private static var places: [Int32] {
    (0..<Int32(CELLSNAP_PLACE_COUNT)).filter { cellsnap_watch_since($0) > 0 }
  }

  /// The current time of the monotonic clock, which also times the places, in nanoseconds.
  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec * 1_000_000_000 + time.tv_nsec)
  }

  private func fail(_ message: String) -> Never {
    StandardError.line("\(ProgramName.current.text): \(message)")
    exit(ExitCode.software)
  }

  /// Ends this process by the signal with which the user ended the other one.
  private static func end(by number: Int32) -> Never {
    // Other threads may still paint an earlier entry.
    if let place = places.max(by: { cellsnap_watch_since($0) < cellsnap_watch_since($1) }) {
      StandardError.line(
        "the program was ended by signal \(number) while drawing \(String(cString: cellsnap_watch_text(place)))"
      )
    }
    signal(number, SIG_DFL)
    raise(number)
    exit(ExitCode.software)
  }
}
