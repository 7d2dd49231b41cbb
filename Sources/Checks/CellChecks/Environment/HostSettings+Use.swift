internal import CellSnapClock
import CellCatalog
import Foundation
import UIKit

extension HostSettings {
  /// Returns the circumstances with the locale and the time zone.
  func circumstances(like circumstances: Circumstances) -> Circumstances {
    var circumstances = circumstances
    (circumstances.locale, circumstances.timeZone) = (locale, timeZone)
    return circumstances
  }

  /// Runs `body` while the calling thread reads the clock, from its start.
  func usingClock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    cellsnap_set_clock_of_thread(clock)
    defer { cellsnap_set_clock_of_thread(0) }
    return try body()
  }

  /// Makes these the settings of the whole process, and runs `body` with them. The process must not have read its time
  /// zone before.
  @MainActor
  package func usingProcess<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    setenv("TZ", timeZone, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
    cellsnap_set_clock(clock)
    return try Device.changing({ ($0.locale, $0.timeZone) = (locale, timeZone) }, body)
  }
}
