import CellDrawing

extension UIFont {
  /// The families of CellSnap's fonts and of the folders that a user added.
  public class var familyNames: [String] { FontLibrary.shared.families.map(\.name) }

  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.shared.families.first { $0.name == familyName }?.faces ?? []
  }
}
