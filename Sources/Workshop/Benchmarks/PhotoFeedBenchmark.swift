/// A benchmark of rendering a timeline of posts with photos to files, as the processor time of whole processes.
@MainActor
enum PhotoFeedBenchmark {
  static func pictures(of feed: PhotoFeed, rounds: Int) throws -> Measurement {
    try measurement(
      of: feed, id: "feed", work: "JSON and photos to PNG, one thread / decode, scale, draw and encode in C",
      format: "png", rounds: rounds)
  }

  static func documents(of feed: PhotoFeed, rounds: Int) throws -> Measurement {
    try measurement(
      of: feed, id: "svg", work: "JSON and photos to SVG, one thread / Cairo in C with the files attached",
      format: "svg", rounds: rounds)
  }

  private static func measurement(
    of feed: PhotoFeed, id: String, work: String, format: String, rounds: Int
  ) throws -> Measurement {
    var (ours, floor): ([Double], [Double]) = ([], [])
    for _ in 0..<min(rounds, 5) {
      // An existing file would be compared with the new one first, so the folder is empty.
      let folder = try feed.folder.emptyFolder("out")
      let run = try ProgramRun(
        ProgramRun.sibling("cellsnap"),
        [
          "render", feed.timelinePath, "--media", feed.mediaPath, "--widths", "\(Int(Benchmarks.width))",
          "--formats", format, "--threads", "1", "--output", folder,
        ])
      ours.append(run.processorTime)
      let floorFolder = try feed.folder.emptyFolder("out")
      floor.append(
        try ProgramRun(ProgramRun.sibling("CellSnapPictureFloor"), [feed.listPath, floorFolder, format])
          .processorTime
      )
    }
    return Measurement(id: id, work: work, ours: ours, reference: floor)
  }
}
