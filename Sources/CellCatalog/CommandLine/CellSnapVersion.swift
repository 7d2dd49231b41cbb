/// The version of CellSnap.
enum CellSnapVersion {
  static let text = "0.1.0"
}
