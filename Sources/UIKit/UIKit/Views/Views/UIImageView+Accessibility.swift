extension UIImageView {
  var imageViewAccessibility: StandardAccessibility {
    StandardAccessibility(label: image?.accessibilityLabel, traits: .image)
  }
}
