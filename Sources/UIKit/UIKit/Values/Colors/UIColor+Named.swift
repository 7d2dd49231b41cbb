public import Foundation

extension UIColor {
  /// Creates a colour from a colour set of an asset catalogue, which is found as images are found.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    guard let color = AssetLibrary.color(named: name, in: bundle) else { return nil }
    if let traits {
      self.init(cgColor: color.cgColor(with: traits))
    } else {
      self.init(dynamicProvider: { color.resolvedColor(with: $0) })
    }
  }
}
