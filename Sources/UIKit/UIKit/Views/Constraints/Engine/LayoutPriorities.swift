/// The priorities of a view's content on an axis.
struct LayoutPriorities: Hashable {
  var hugging = UILayoutPriority.defaultLow
  var compressionResistance = UILayoutPriority.defaultHigh
}
