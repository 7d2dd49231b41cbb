import Foundation

/// A benchmark of one cell to a PNG, drawn by a process that was not running.
@MainActor
enum ColdStartBenchmark {
  /// Measures a new process. Throws `Skipped` where no Chromium is installed.
  static func oneCell(rounds: Int) throws -> Measurement {
    let chromium = try Chromium.program()
    let folder = try TemporaryFolder()
    let page = folder.path + "/post.html"
    try Data(html.utf8).write(to: URL(filePath: page))
    var (ours, reference): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      let output = try folder.emptyFolder("out")
      let arguments = ["render", "WallPost/short", "--widths", "375", "--output", output]
      ours.append(try ProgramRun(ProgramRun.sibling("cellsnap"), arguments).time)
      reference.append(
        try ProgramRun(
          chromium,
          [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--force-device-scale-factor=2",
            "--window-size=375,180", "--screenshot=\(output)/post.png", "file://\(page)",
          ]
        ).time)
    }
    return Measurement(
      id: "cold-start", work: "one cell to PNG by a cold process / \(chromium), a page like it", ours: ours,
      reference: reference)
  }

  private static let html = """
    <!doctype html><meta charset="utf-8"><style>
    body { margin: 0; font: 15px Inter, sans-serif } img, i { border-radius: 50%; background: #5c6bc0 }
    i { float: left; width: 44px; height: 44px; margin: 10px } b { font-size: 17px } p { margin: 10px; clear: both }
    </style><i></i><b>Elena Marsh</b><br><small>5 min</small><p>Forty minutes on the ferry, and nobody looked at
    a telephone.</p><p>115 &nbsp; 31 &nbsp; 7</p>
    """
}
