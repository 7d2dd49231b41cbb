package import CellCatalog
import UIKit

extension Checker {
  /// Draws entries with settings of the machine, for the check `environment` of another process.
  ///
  /// Throws as `check` does.
  ///
  /// - Parameters:
  ///   - finished: The names of the entries that are left out.
  ///   - note: A closure that receives the notes about each entry.
  package func draw(
    _ entries: [CatalogEntry], with host: HostSettings, leavingOut finished: Set<String>,
    _ note: (HostPictureNote) -> Void
  ) throws(CheckError) {
    for checked in try checkedEntries(entries) where !finished.contains(checked.name.text) {
      let name = checked.name.text
      note(.begins(entry: name))
      // The process that checks the entries reports their diagnostics.
      Diagnostics().collecting {
        do throws(RenderError) {
          let picture = try checked.picture(with: host)
          note(.drawn(entry: name, picture))
        } catch {
          note(.failed(entry: name, reason: "\(error)"))
        }
      }
    }
  }
}
