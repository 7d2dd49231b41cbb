/// The priorities a view has in one direction.
struct LayoutPriorities {
  var hugging = UILayoutPriority.defaultLow
  var compressionResistance = UILayoutPriority.defaultHigh
}
