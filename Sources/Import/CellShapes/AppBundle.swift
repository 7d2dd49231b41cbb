public import Foundation

/// The bundle of an imported app.
public enum AppBundle {
  /// Returns the bundle that SwiftPM makes for a target, such as `NotesSnapshots_Notes`. The bundle is beside the
  /// program.
  public static func bundle(named name: String) -> Bundle {
    Bundle(url: Bundle.main.bundleURL.appending(path: "\(name).resources")) ?? .main
  }
}
