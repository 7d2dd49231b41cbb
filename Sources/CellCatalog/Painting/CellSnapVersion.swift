/// The version of CellSnap.
package enum CellSnapVersion {
  package static let text = "0.2.0"
}
