/// The file of a package with the clock and the main bundle that an app sees while its views are drawn.
///
/// The declarations belong to the app's module, so that its code finds them before Foundation's.
enum AppSurroundings {
  static let fileName = "AppSurroundings.swift"

  /// Returns the text of the file for a module.
  static func text(module: String) -> String {
    """
    import CellShapes
    import Dispatch
    import Foundation

    extension Foundation.Bundle {
      /// The app's bundle. The program's own bundle has neither the app's files nor its Info.plist.
      static var main: Foundation.Bundle { CellShapes.AppBundle.bundle(named: "\(module)Snapshots_\(module)") }
    }

    extension Foundation.Date {
      /// The 12th of March 2024 at 10:30 in UTC, so that a picture is the same on every day.
      init() { self.init(timeIntervalSince1970: 1_710_239_400) }
      init(timeIntervalSinceNow seconds: Double) { self.init(timeIntervalSince1970: 1_710_239_400 + seconds) }
      static var now: Foundation.Date { Foundation.Date() }
      var timeIntervalSinceNow: Double { timeIntervalSince1970 - 1_710_239_400 }
    }

    extension Dispatch.DispatchQueue {
      /// Work that a view leaves to the main queue while it is made is done before its picture.
      func async(execute work: @escaping () -> Void) {
        // The main queue is another object each time.
        if label == "com.apple.main-thread", CellShapes.LaterWork.keep(work) { return }
        // Safe: the work is only handed on to the queue that the app gave it to.
        nonisolated(unsafe) let work = work
        async(group: nil, qos: .unspecified, flags: []) { work() }
      }
    }

    """
  }
}
