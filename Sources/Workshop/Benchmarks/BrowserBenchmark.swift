import CellDrawing
import CellSnapshots
import Foundation

/// A benchmark of the feed as pictures, beside browsers that have the same posts open as a page.
@MainActor
enum BrowserBenchmark {
  /// Measures Chromium. Throws `Skipped` where no Chromium is installed.
  static func chromium(_ feed: Feed, rounds: Int) throws -> Measurement {
    let folder = try TemporaryFolder()
    let page = try FeedPage(of: feed, width: Benchmarks.width, in: folder.path)
    let browser = try ChromiumPage(path: page.path, size: page.size, scale: Benchmarks.scale)
    let output = try folder.emptyFolder("out")
    var (ours, reference): ([Double], [Double]) = ([], [])
    for _ in 0..<min(rounds, 5) {
      ours.append(try timeOfOurs(feed, in: folder))
      reference.append(
        try milliseconds(of: {
          // A slice is as high as the textures of which Chromium composes pages.
          for (number, top) in stride(from: 0, to: page.size.height, by: 8_000).enumerated() {
            let slice = CGRect(
              x: 0, y: top, width: page.size.width, height: min(8_000, page.size.height - top))
            try browser.picture(of: slice).write(to: URL(filePath: "\(output)/\(number).png"))
          }
        }))
    }
    return Measurement(
      id: "feed-chromium",
      work: "the feed to one PNG a post / Chromium's protocol, tall slices, its quick PNG",
      ours: ours, reference: reference)
  }

  /// Measures Playwright. Throws `Skipped` where Chromium or Playwright for Python is not installed.
  static func playwright(_ feed: Feed, rounds: Int) throws -> Measurement {
    let chromium = try Chromium.program()
    guard (try? ProgramRun("python3", ["-c", "import playwright"])) != nil else {
      throw Skipped(reason: "Playwright is not installed for python3: pip install playwright")
    }
    let folder = try TemporaryFolder()
    let page = try FeedPage(of: feed, width: Benchmarks.width, in: folder.path)
    let times = "\(folder.path)/times"
    // Each round takes half a minute.
    let rounds = min(rounds, 2)
    _ = try ProgramRun(
      "python3",
      [
        "-c", script, chromium, page.path, try folder.emptyFolder("out"), times, "\(rounds)",
        "\(Int(Benchmarks.width))", "\(Benchmarks.scale)",
      ])
    let reference = try String(contentsOfFile: times, encoding: .utf8).split(separator: "\n").compactMap {
      Double($0)
    }
    let ours = try (0..<rounds).map { _ in
      try timeOfOurs(feed, in: folder)
    }
    return Measurement(
      id: "feed-playwright", work: "the feed to one PNG a post / Playwright's screenshot of each, warm",
      ours: ours, reference: reference)
  }

  /// Returns the time of drawing the feed on all processors, as browsers do, in milliseconds.
  private static func timeOfOurs(_ feed: Feed, in folder: TemporaryFolder) throws -> Double {
    let output = try folder.emptyFolder("ours")
    return milliseconds(of: {
      feed.forgetLayouts()
      let scenes = feed.scenes(width: Benchmarks.width)
      let threads = ProcessInfo.processInfo.activeProcessorCount
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        guard let drawing = try? Drawing(scale: Benchmarks.scale) else { return }
        let encoder = PNGEncoder()
        for number in stride(from: thread, to: scenes.count, by: threads) {
          drawing.draw(scenes[number])
          let bytes = encoder.encode(drawing.bitmap, compression: .fast)
          _ = try? AtomicFile.write(bytes, to: "\(output)/\(number).png")
        }
      }
    })
  }

  private static let script = """
    import sys, time
    from playwright.sync_api import sync_playwright
    program, page_path, output, times, rounds, width, scale = sys.argv[1:]
    with sync_playwright() as playwright:
      browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
      page = browser.new_page(viewport={"width": int(width), "height": 812}, device_scale_factor=float(scale))
      page.goto("file://" + page_path)
      page.evaluate("document.fonts.ready.then(() => 0)")
      posts = page.query_selector_all(".post")
      with open(times, "w") as file:
        for _ in range(int(rounds)):
          start = time.monotonic()
          for number, post in enumerate(posts):
            post.screenshot(path=f"{output}/{number}.png")
          print((time.monotonic() - start) * 1000, file=file)
      browser.close()
    """
}
