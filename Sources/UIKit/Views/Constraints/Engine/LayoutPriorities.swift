/// The priorities that a view's content has in one direction.
struct LayoutPriorities: Hashable {
  var hugging = UILayoutPriority.defaultLow
  var compressionResistance = UILayoutPriority.defaultHigh
}
