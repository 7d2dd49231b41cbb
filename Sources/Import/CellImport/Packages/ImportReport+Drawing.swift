internal import CellSnapSourcePass
internal import Foundation

extension ImportReport {
  /// The folder of the pictures that are drawn, until they are kept.
  private var drawing: URL { output.appending(path: "Pictures.new") }

  /// The number of classes with pictures in which something can be seen.
  var drawnCount: Int { classes.count { !$0.seenPictures.isEmpty } }

  /// Puts the drawn pictures, if there are any, in place of the old pictures, and writes the page that shows them.
  func keepDrawing() throws {
    let files = FileManager.default
    let pictures = output.appending(path: "Pictures")
    let page = output.appending(path: "report.html")
    do {
      if files.fileExists(atPath: drawing.path) {
        if files.fileExists(atPath: pictures.path) { try files.removeItem(at: pictures) }
        try files.moveItem(at: drawing, to: pictures)
      }
      try Data(ImportPage(self).html.utf8).write(to: page, options: .atomic)
    } catch {
      throw ImportError.unwritable(page.path, reason: error.localizedDescription)
    }
  }

  /// Keeps the pictures of the drawing before that this one lost. The bodies that were compiled for this drawing can end
  /// an entry.
  mutating func keepLost(of before: ImportReport) throws {
    let files = FileManager.default
    for old in before.classes where !old.seenPictures.isEmpty {
      guard let index = classes.firstIndex(where: { $0.name == old.name && $0.path == old.path }) else {
        continue
      }
      let now = Set(classes[index].seenPictures.map(\.path))
      let lost = old.seenPictures.filter { !now.contains($0.path) }
      guard !lost.isEmpty else { continue }
      for picture in lost {
        let place = drawing.appending(path: String(picture.path.dropFirst("Pictures/".count)))
        try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
        try files.copyItem(at: output.appending(path: picture.path), to: place)
      }
      classes[index].pictures.removeAll { lost.map(\.path).contains($0.path) }
      classes[index].pictures = (classes[index].pictures + lost).sorted { $0.path < $1.path }
      classes[index].reason = nil
      let name = old.name.replacing(".", with: " ")
      drawnLines.append(
        "\(name) keeps \(lost.count) of its pictures from the drawing before, as the bodies that it calls end it"
      )
    }
  }

  /// Removes the drawn pictures, so that those before stay.
  func dropDrawing() {
    try? FileManager.default.removeItem(at: drawing)
  }

  /// Builds the package and draws its catalogue.
  mutating func draw(
    scratch: URL?, buildOptions: [String], _ progress: (String) -> Void
  ) throws {
    // Another package may have built in the same folder, and SwiftPM would take that one's plan.
    let place =
      ["--disable-build-manifest-caching", "--package-path", output.path] + buildOptions
      + (scratch.map { ["--scratch-path", $0.path] } ?? [])
    let program = "\(moduleName)Snapshots"
    progress("building the package; the first time takes some minutes")
    let built = try Tool.run("swift", ["build"] + place + ["--product", program])
    guard built.status == 0 else {
      let first =
        (built.lines(containing: ": error: ") + built.lines(containing: "error:")).first ?? built.output
      throw ImportError.notBuilt(output.path, reason: first)
    }
    progress("drawing")
    let folder = try Tool.run("swift", ["build"] + place + ["--show-bin-path"])
    let binaries = folder.output.split(separator: "\n").last.map(String.init) ?? ""
    try? FileManager.default.removeItem(at: drawing)
    let drawn = try Tool.run("\(binaries)/\(program)", ["render", "-o", drawing.path])
    isDrawn = true
    note(drawn.output)
  }

  /// Finds the pictures of each class, and the reasons in the output of the drawing for those that have none.
  private mutating func note(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    drawnLines = lines
    for index in classes.indices where classes[index].reason == nil {
      let name = classes[index].name.replacing(".", with: " ")
      let folder = drawing.appending(path: name)
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let loose =
        (try? FileManager.default.contentsOfDirectory(atPath: drawing.path)) ?? []
      let paths =
        files.filter { $0.hasSuffix(".png") }.sorted().map { "\(name)/\($0)" }
        + loose.filter { $0.hasPrefix("\(name).") && $0.hasSuffix(".png") }.sorted()
      classes[index].pictures = paths.map {
        Picture(path: "Pictures/\($0)", blankReason: Self.blankReason(of: $0, in: lines))
      }
      if classes[index].pictures.isEmpty {
        classes[index].reason = Self.reason(for: name, in: lines) ?? "the program ended early"
      } else if classes[index].seenPictures.isEmpty {
        classes[index].reason = classes[index].blankReason.map { "blank, because \($0)" }
      }
    }
  }

  /// Returns the reason in the line about a blank picture; nil if there is no such line.
  ///
  /// - Parameter path: the path from the folder of the pictures, such as `NoteCell/short.320@2x.png`.
  static func blankReason(of path: String, in lines: [String]) -> String? {
    let beginning = path.dropLast(".png".count) + " is blank, because "
    return lines.first { $0.hasPrefix(beginning) }.map { String($0.dropFirst(beginning.count)) }
  }

  /// Returns the line about an entry, or for a crash the line of the app's code that caused it.
  static func reason(for name: String, in lines: [String]) -> String? {
    guard
      let place = lines.firstIndex(where: { DrawnLines.begins($0, with: name) })
    else { return nil }
    guard lines[place].contains(" crashed: "), place > 0,
      let fault = lines[..<place].last(where: { $0.contains(": Fatal error: ") || $0.contains(" crashed: ") }
      ),
      let end = fault.range(of: ": Fatal error: ")
    else { return lines[place] }
    let message = String(fault[end.upperBound...])
    // The message of a stub names the app's line itself.
    if fault.hasPrefix("CellShapes/") { return message }
    return "it crashed at \(fault[..<end.lowerBound]): \(message)"
  }
}
