/// One entry in one configuration: one picture, or the tiles of a tall one.
struct RenderJob {
  var index: Int
  var entry: Entry
  var name: EntryName
  var configuration: Configuration

  /// What messages call it.
  var title: String { "\(name.text) at width \(PlainNumber.text(configuration.width))" }
}
