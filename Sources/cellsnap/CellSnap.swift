import CellCatalog

@main
struct CellSnap {
  static func main() {}
}
