extension UIView {
  /// Returns the background colour as `traits` resolve it. A colour that was set on the layer stays as it is.
  package func backgroundCGColor(with traits: UITraitCollection) -> CGColor? {
    ownBackgroundCGColor(with: traits) ?? layer.backgroundColor
  }

  func layerBackgroundColorDidChange() {
    assignedBackgroundColor = nil
  }
}
