/// The version of CellSnap. `Scripts/version` reads it.
package enum CellSnapVersion {
  package static let text = "0.2.0"
}
