/// A part of the code that takes input from others, and must neither crash nor hang because of it.
struct FuzzTarget: Sendable {
  let name: String
  /// The description of the tried code, in one line.
  let summary: String
  /// Tries one input.
  let run: @MainActor ([UInt8]) -> Void

  init(_ name: String, _ summary: String, run: @escaping @MainActor ([UInt8]) -> Void) {
    self.name = name
    self.summary = summary
    self.run = run
  }

  static let all: [FuzzTarget] = [
    .images, .gifs, .tiffs, .bmps, .heifs, .profiles, .pngs, .animations, .encoding, .blurHashes, .html,
    .timelines,
    .layouts, .illustrations, .runs, .times, .sources, .assets, .solver,
    .formats, .constraints, .texts, .scenes, .views, .fonts, .nibs, .projects,
    .slices, .locks, .markup, .inline, .phones, .requests, .patterns, .completions, .placements, .models,
    .symbols, .objects, .stores,
  ]
}
