import CellSnapBrowser
import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of what a person does in the preview, with a real browser, server and program.
@Suite(
  .serialized,
  .enabled(if: Chromium.path != nil, "there is no Chromium: apt-get install chromium-headless-shell"))
struct PreviewBrowserTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// JavaScript for the width of the handle, and for whether a picture is there.
  private static let shown = "document.querySelector('#handle').getAttribute('aria-valuenow')"
  private static let hasPicture = "document.querySelector('#tiles img')?.naturalWidth > 0"

  private func open(_ tab: BrowserSession.Tab) throws {
    #expect(try tab.wait(for: Self.hasPicture))
  }

  @Test func `a drag lays out every width on the way with the bytes of render`() throws {
    let preview = try PreviewProcess("cellsnap", ["--no-build"], in: folder)
    let tab = try BrowserSession().open(preview.address)
    try tab.evaluate("location.hash = '#WallPost/short'")
    try open(tab)
    // 400 widths, from 320 to 719, each fetched as the page does while the handle moves.
    let hashes = try tab.evaluate(
      """
      (async () => {
        const hashes = [];
        for (let width = 320; width < 720; width++) {
          const response = await fetch(`/picture?entry=WallPost%2Fshort&width=${width}&scale=1`);
          const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
          hashes.push([...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
        }
        return hashes.join(" ");
      })()
      """
    ).split(separator: " ").map(String.init)
    let widths = (320..<720).map(String.init)
    let run = try CellSnapProcess.run(
      ["render", "WallPost/short", "--widths", widths.joined(separator: ","), "--scale", "1"], in: folder)
    #expect(run.status == 0)
    #expect(hashes.count == 400)
    #expect(
      try CellSnapProcess.checksums(of: widths.map { folder.path(of: "out/WallPost/short.\($0).png") })
        == hashes)
    #expect(try tab.evaluate("problems.join()") == "")
  }

  @Test func `the handle follows the pointer and the keys, and the address keeps the width`() throws {
    let preview = try PreviewProcess("cellsnap", ["--no-build"], in: folder)
    let tab = try BrowserSession().open(preview.address)
    try tab.evaluate("location.hash = '#WallPost/short'")
    try open(tab)
    let place = try tab.evaluate(
      "(({ x, y, width, height }) => `${x + width / 2} ${y + height / 2}`)(document.querySelector('#handle').getBoundingClientRect())"
    ).split(separator: " ").compactMap { Double($0) }
    try tab.point("mouseMoved", x: place[0], y: place[1])
    try tab.point("mousePressed", x: place[0], y: place[1], isPressed: true)
    for step in 1...20 {
      try tab.point("mouseMoved", x: place[0] + Double(step) * 5, y: place[1], isPressed: true)
    }
    try tab.point("mouseReleased", x: place[0] + 100, y: place[1])
    #expect(try tab.wait(for: "\(Self.shown) === '475'"))
    try tab.press("ArrowLeft")
    #expect(try tab.wait(for: "\(Self.shown) === '474'"))
    #expect(try tab.wait(for: "document.querySelector('#tiles img').naturalWidth === 948"))
    #expect(try tab.wait(for: "location.hash.includes('width=474')"))
    try tab.reload()
    #expect(try tab.wait(for: "\(Self.shown) === '474' && location.hash.startsWith('#WallPost/short')"))
    #expect(try tab.evaluate("problems.join()") == "")
  }

  @Test func `a cell that crashes takes its process, not the page, and is named`() throws {
    let preview = try PreviewProcess(
      "FaultyCatalog", ["--no-build"], in: folder, environment: ["FAULT": "fatalError"])
    let tab = try BrowserSession().open(preview.address)
    try open(tab)
    try tab.evaluate("location.hash = '#Fault'")
    #expect(try tab.wait(for: "document.body.innerText.includes('Fault crashed')"))
    try tab.evaluate("location.hash = '#Last'")
    try open(tab)
  }

  @Test func `the page goes on after its process is killed`() throws {
    let preview = try PreviewProcess("FaultyCatalog", ["--no-build"], in: folder)
    let tab = try BrowserSession().open(preview.address)
    try open(tab)
    for worker in preview.workers { kill(worker, SIGKILL) }
    try tab.evaluate("location.hash = '#Last?width=77'")
    #expect(try tab.wait(for: "\(Self.shown) === '77' && \(Self.hasPicture)"))
  }

  @Test func `a build that fails keeps the picture and shows the first error`() throws {
    _ = try folder.write("// swift", to: "Note.swift")
    let script = try folder.write(
      "echo \(folder.path)/Note.swift:1:2: error: broken thing; exit 1\n", to: "build.sh")
    let preview = try PreviewProcess(
      "FaultyCatalog", ["--build-command", "sh \(script) --package-path \(folder.path)"], in: folder)
    let tab = try BrowserSession().open(preview.address)
    try open(tab)
    _ = try folder.write("// swift, changed", to: "Note.swift")
    #expect(try tab.wait(for: "document.body.innerText.includes('broken thing')"))
    #expect(try tab.evaluate("document.body.innerText.includes('Note.swift:1:2')") == "true")
    #expect(try tab.evaluate(Self.hasPicture) == "true")
  }

  @Test func `a new build reloads every tab, and says what changed`() throws {
    _ = try folder.write("// swift", to: "Note.swift")
    let preview = try PreviewProcess(
      "FaultyCatalog", ["--build-command", "true --package-path \(folder.path)"], in: folder)
    let browser = try BrowserSession()
    let tabs = [try browser.open(preview.address), try browser.open(preview.base + "/#Last")]
    for tab in tabs { try open(tab) }
    _ = try folder.write("// swift, changed", to: "Note.swift")
    let status =
      "fetch('/status').then((response) => response.json()).then(({ build, state }) => build + state)"
    for tab in tabs {
      let isBuilt = """
        new Promise((resolve) => { const look = async () => (await \(status)) === '2ready' ? resolve(true) : setTimeout(look, 50); look(); })
        """
      #expect(try tab.evaluate(isBuilt) == "true")
      try open(tab)
      #expect(try tab.evaluate("problems.join()") == "")
    }
  }

  @Test func `what an edit changed is compared to its end, accepted once, and not offered again`() throws {
    _ = try folder.write("// swift", to: "Note.swift")
    _ = try folder.write("red", to: "color")
    // One reference is not the picture of the build before.
    _ = try CellSnapProcess.run(["record", "Colored", "First"], program: "FaultyCatalog", in: folder)
    try FileManager.default.removeItem(atPath: folder.path(of: "Snapshots/Colored/Colored.60.png"))
    try FileManager.default.copyItem(
      atPath: folder.path(of: "Snapshots/First/First.60.png"),
      toPath: folder.path(of: "Snapshots/Colored/Colored.60.png"))
    let preview = try PreviewProcess(
      "FaultyCatalog", ["--build-command", "true --package-path \(folder.path)"], in: folder,
      environment: ["COUNT": "30"])
    let tab = try BrowserSession().open(preview.address)
    try open(tab)
    /// Returns what the response about the changes has when a condition holds.
    func changes(when condition: String, _ value: String) throws -> String {
      try tab.evaluate(
        """
        new Promise((resolve) => {
          const look = async () => {
            const response = await (await fetch('/changes')).json();
            const { build, state, entryCount, finishedCount, groups } = response;
            if (\(condition)) resolve(\(value)); else setTimeout(look, 50);
          };
          look();
        })
        """)
    }
    let kept = "build === 1 && state === 'none' && entryCount > 0 && finishedCount === entryCount"
    #expect(try changes(when: kept, "entryCount") == "34")
    _ = try folder.write("blue", to: "color")
    _ = try folder.write("// swift, changed", to: "Note.swift")
    let compared = "build === 2 && state === 'done'"
    #expect(try changes(when: compared, "groups.map(({ entries }) => entries.join()).join(';')") == "Colored")
    #expect(
      try tab.wait(
        for: "document.querySelector('#activity').textContent.includes('comparison of 34 entries')"))
    try tab.press("4")
    let accept = "document.querySelector('.change-group .section-title button')"
    #expect(try tab.wait(for: "\(accept)?.textContent === 'Accept 2 pictures'"))
    _ = try folder.write("red", to: "color")
    try tab.evaluate("\(accept).click()")
    #expect(try tab.evaluate("\(accept).textContent") == "Accepting…")
    // The picture of this build is accepted as it was drawn. The other picture is drawn again, since its reference has
    // changed, and looks different now.
    let outcome = "document.querySelector('.outcome p')?.textContent"
    #expect(try tab.wait(for: "\(outcome) === 'Accepted 1 picture; 1 refused.'"))
    _ = try folder.write("blue", to: "color")
    #expect(try tab.wait(for: "\(accept)?.textContent === 'Accept the picture'"))
    try tab.evaluate("\(accept).click()")
    #expect(try tab.wait(for: "\(outcome) === 'Accepted 1 picture.'"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "Snapshots/Colored")).sorted()
        == ["Colored.40.png", "Colored.60.png"])
    let narrow = try BrowserSession().open(preview.address, size: (320, 568), isDark: true)
    try open(narrow)
    try narrow.press("4")
    #expect(try narrow.wait(for: "document.querySelector('.change-pair img')"))
    let outside =
      "document.querySelectorAll('#changes *')].filter((part) => part.getBoundingClientRect().right > 308)"
    #expect(try narrow.evaluate("[...\(outside).map(({ className }) => className).join()") == "")
    let scheme = "getComputedStyle(document.querySelector('.change-pair img')).colorScheme"
    #expect(try narrow.evaluate(scheme) == "light")
    try tab.reload()
    #expect(try tab.wait(for: "document.querySelector('.change-group')?.textContent.includes('accepted')"))
    #expect(try tab.evaluate("String(\(accept))") == "null")
    #expect(try tab.evaluate("problems.join()") == "")
  }

  @Test func `a review accepts a picture, and undo brings the reference back`() throws {
    for command in ["record", "verify"] {
      _ = try CellSnapProcess.run([command, "First", "Last"], program: "FaultyCatalog", in: folder)
      // The second run compares with a reference of another entry.
      let (first, last) = (
        folder.path(of: "Snapshots/First/First.40.png"), folder.path(of: "Snapshots/Last/Last.40.png")
      )
      if command == "record" {
        try FileManager.default.removeItem(atPath: first)
        try FileManager.default.copyItem(atPath: last, toPath: first)
      }
    }
    let path = folder.path(of: "Snapshots/First/First.40.png")
    let before = FileManager.default.contents(atPath: path)
    let preview = try PreviewProcess("FaultyCatalog", ["--review", "--no-build"], in: folder)
    let tab = try BrowserSession().open(preview.address)
    #expect(try tab.wait(for: "document.querySelector('#overview-title')?.textContent.includes('1 of 4')"))
    try tab.evaluate("location.hash = '#First/First.40'")
    #expect(try tab.wait(for: "!document.querySelector('#snapshot').hidden"))
    try tab.press("a")
    #expect(try tab.wait(for: "document.body.innerText.includes('Accepted')"))
    #expect(FileManager.default.contents(atPath: path) != before)
    try tab.press("u")
    let undone = "fetch('/review/state').then((response) => response.json()).then(({ undoable }) => undoable)"
    let isUndone = """
      new Promise((resolve) => { const look = async () => (await \(undone)) === 0 ? resolve(true) : setTimeout(look, 50); look(); })
      """
    #expect(try tab.evaluate(isUndone) == "true")
    #expect(FileManager.default.contents(atPath: path) == before)
    #expect(try tab.evaluate("problems.join()") == "")
  }

  @Test(arguments: [(390, 844, false), (320, 568, true), (1_440, 900, true)])
  func `nothing is wider than the screen, in light and dark`(width: Int, height: Int, isDark: Bool) throws {
    let preview = try PreviewProcess("FaultyCatalog", ["--no-build"], in: folder)
    let tab = try BrowserSession().open(preview.address, size: (width, height), isDark: isDark)
    try open(tab)
    for view in ["1", "2", "3", "1"] {
      try tab.press(view)
      #expect(try tab.evaluate("document.documentElement.scrollWidth <= \(width)") == "true", "view \(view)")
    }
    #expect(try tab.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") == "\(isDark)")
    // A transparent picture has the background for which its colours are made.
    #expect(try tab.evaluate("getComputedStyle(document.querySelector('#stage')).colorScheme") == "light")
    #expect(try tab.evaluate("problems.join()") == "")
  }

  @Test func `500 entries are listed, and words filter them`() throws {
    let preview = try PreviewProcess(
      "FaultyCatalog", ["--no-build"], in: folder, environment: ["COUNT": "500"])
    let tab = try BrowserSession().open(preview.address)
    try open(tab)
    let listed =
      "[...document.querySelectorAll('#entries .row')].filter((row) => row.checkVisibility()).length"
    #expect(try tab.evaluate("document.querySelectorAll('#entries .row').length") == "503")
    try tab.press("/")
    for letter in "499" { try tab.press(String(letter)) }
    #expect(try tab.wait(for: "\(listed) === 1"))
    try tab.press("Enter")
    #expect(try tab.wait(for: "location.hash.startsWith('#More/499')"))
    try open(tab)
    #expect(try tab.evaluate("problems.join()") == "")
  }

  @Test func `the keyboard alone reaches the handle and the switches`() throws {
    let preview = try PreviewProcess("FaultyCatalog", ["--no-build"], in: folder)
    let tab = try BrowserSession().open(preview.address)
    try open(tab)
    var reached: Set<String> = []
    for _ in 0..<60 {
      try tab.press("Tab")
      reached.insert(try tab.evaluate("document.activeElement?.id || document.activeElement?.tagName"))
    }
    for name in ["search", "handle", "inspect-button", "help-button"] {
      #expect(reached.contains(name), "\(name)")
    }
    try tab.evaluate("document.querySelector('#handle').focus()")
    try tab.press("ArrowRight")
    #expect(try tab.wait(for: "\(Self.shown) === '41'"))
    try tab.press("d")
    #expect(try tab.wait(for: "location.hash.includes('dark=1')"))
    #expect(try tab.evaluate("problems.join()") == "")
  }

  @Test func `control-C ends the preview and its process, and leaves no files`() throws {
    let preview = try PreviewProcess(
      "FaultyCatalog", ["--no-build"], in: folder, environment: ["TMPDIR": folder.path])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).contains {
        $0.hasPrefix("cellsnap-preview-")
      })
    #expect(preview.interrupt() == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
        $0.hasPrefix("cellsnap-preview-")
      } == [])
  }
}
