internal import CellSnapEnvironment
internal import Foundation

/// What the host's environment still says to the libraries of drawing, whose variables are taken away before `main`.
package enum HostEnvironment {
  /// The variables that were read before they could be taken away, with their values.
  package static let settings: [String: String] =
    cellsnap_pixman_disable().map { ["PIXMAN_DISABLE": printable(String(cString: $0))] } ?? [:]

  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.isASCII && $0.value >= 32 }))
  }

  /// Starts the process again without those variables, where there are any; to be called first in `main`.
  package static func leave() {
    guard !settings.isEmpty else { return }
    // Where that cannot be, the pictures say so in their provenance.
    execv("/proc/self/exe", CommandLine.unsafeArgv)
  }
}
