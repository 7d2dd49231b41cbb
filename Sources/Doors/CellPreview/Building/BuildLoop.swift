import Foundation

/// A loop that builds the program after each change of its sources.
struct BuildLoop: Sendable {
  let watch: SourceWatch
  let build: ProgramBuild
  let processes: RunningProcesses
  /// A function that is called before a build.
  let willBuild: @Sendable () -> Void
  /// A function that is called after a build, with the failure if there is one.
  let didBuild: @Sendable (ProgramBuild.Failure?) -> Void

  /// The time between two looks at the sources, and the time for which they must stay the same before a build.
  private static let pause = Duration.milliseconds(200)

  /// Starts the loop on a thread of its own, which ends with the process.
  func start() {
    Thread.detachNewThread {
      var built = watch.state()
      while true {
        Self.sleep()
        var now = watch.state()
        guard !processes.isEnded else { return }
        guard now != built else { continue }
        while true {
          Self.sleep()
          let next = watch.state()
          if next == now { break }
          now = next
        }
        built = now
        willBuild()
        var failure: ProgramBuild.Failure?
        do throws(ProgramBuild.Failure) { try build.run(with: processes) } catch { failure = error }
        didBuild(failure)
      }
    }
  }

  private static func sleep() {
    Thread.sleep(forTimeInterval: Double(pause.components.attoseconds) / 1e18)
  }
}
