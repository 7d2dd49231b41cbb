/// The navigation bar of a screen as data.
struct NavigationDescription: Codable {
  var title: String
  /// The title of the button at the trailing end.
  var rightButton: String?
  /// Whether the content begins below the bar.
  var isOpaque: Bool?
  /// The placeholder of the search bar.
  var search: String?
}
