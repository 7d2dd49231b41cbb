internal import CellSnapEnvironment
internal import Foundation

/// The settings of the host's environment that drawing libraries read. These variables are removed before `main`.
package enum HostEnvironment {
  /// The variables that a library read before they could be removed, with their values.
  package static let settings: [String: String] =
    cellsnap_pixman_disable().map { ["PIXMAN_DISABLE": printable(String(cString: $0))] } ?? [:]

  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.isASCII && $0.value >= 32 }))
  }

  /// Restarts the process without these variables if there are any. Call it first in `main`.
  package static func restartWithoutDrawingVariables() {
    guard !settings.isEmpty else { return }
    // If the restart fails, the pictures name the variables in their provenance.
    execv("/proc/self/exe", CommandLine.unsafeArgv)
  }
}
