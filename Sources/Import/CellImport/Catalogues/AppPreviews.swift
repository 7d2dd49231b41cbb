internal import CellSnapSourcePass

/// The app's own previews of views and controllers, which a catalogue takes as entries.
struct AppPreviews {
  /// The previews.
  let places: [SliceIndex.Place]
  /// The app's controllers that they name, which are compiled whole.
  let controllers: [SliceIndex.Place]

  init(in index: SliceIndex) {
    var controllers: Set<SliceIndex.Place> = []
    places = (index.others["#Preview"] ?? []).filter { place in
      let preview = index[place]
      guard preview.kind == .preview else { return false }
      if let type = preview.type, !type.hasPrefix("UI"), !Self.isShown(type, in: index) { return false }
      let shown = preview.bodyNames.union(preview.type.map { [$0] } ?? []).filter {
        Self.isShown($0, in: index)
      }
      controllers.formUnion(
        shown.flatMap { index.types[$0] ?? [] }.filter { place in
          index.origin(of: place)?.hasSuffix("Controller") == true
        })
      return !shown.isEmpty
    }
    self.controllers = controllers.sorted()
  }

  /// Whether a view or controller of the app has a name.
  private static func isShown(_ name: String, in index: SliceIndex) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return (index.types[last] ?? []).contains { place in
      guard index[place].kind == .classType, let origin = index.origin(of: place) else {
        return false
      }
      return ViewClasses.isView(origin) || origin.hasSuffix("Controller")
    }
  }

  /// Returns the classes that the previews of a slice show, each with the path of the first preview.
  static func subjects(in state: SliceState) -> [(name: String, path: String)] {
    var seen: Set<String> = []
    return (state.index.others["#Preview"] ?? []).filter { state.treatment(of: $0) == .whole }.compactMap {
      place in
      let path = state.index.files[place.file].path
      let name =
        state.index[place].type
        ?? String(
          path.split(separator: "/").last?.split(separator: ".").first ?? "Preview")
      return seen.insert(name).inserted ? (name, path) : nil
    }
  }
}
