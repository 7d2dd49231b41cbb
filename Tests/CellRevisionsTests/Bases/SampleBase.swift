import CellDrawing
import CellSnapshots
import Foundation

@testable import CellRevisions

/// A package in a repository, whose program is a script that a build copies to its place.
struct SampleBase {
  let sample: SampleRepository
  /// The lines that the build and the program write, one for each run.
  let log: String

  /// The program. It lists the lines of `entries.txt`, and draws an entry as its file in `pictures`.
  private static let script = #"""
    #!/bin/sh
    package=$(cd "$(dirname "$0")/../.." && pwd)
    if [ "$1" = render ]; then
      echo list >>LOG
      cat "$package/entries.txt"
      exit
    fi
    while [ "$1" != -- ]; do
      case $1 in
      --references) references=$2 ;;
      --output) output=$2 ;;
      esac
      shift
    done
    shift
    echo draw "$@" >>LOG
    mkdir -p "$output"
    list=
    for name; do
      verdict=missing
      if [ -f "$package/pictures/$name.png" ]; then
        mkdir -p "$references/$name"
        cp "$package/pictures/$name.png" "$references/$name/$name.320@2x.png"
      else
        verdict=crashed
      fi
      list="$list,{\"name\":\"$name/$name.320@2x\",\"entry\":\"$name\",\"verdict\":\"$verdict\",\"isRecorded\":true}"
    done
    printf '{"version":1,"program":"0","references":"R","rule":"exact","patterns":[],"isComplete":true,' >"$output/run.json"
    printf '"hasUsualWidths":true,"shards":[],"dead":[],"snapshots":[%s]}' "${list#,}" >>"$output/run.json"
    """#

  init() throws {
    sample = try SampleRepository()
    log = sample.folder.path(of: "log")
    try Data().write(to: URL(fileURLWithPath: log))
    let build = """
      echo build >>\(log)
      mkdir -p .build/debug
      cp snapshots.sh .build/debug/snapshots
      chmod +x .build/debug/snapshots
      """
    try sample.commit([
      ".gitignore": ".build", "Package.swift": "", "build.sh": build,
      "snapshots.sh": Self.script.replacing("LOG", with: log),
    ])
  }

  /// Commits a catalogue. The grey of an entry is its picture; an entry without one crashes.
  @discardableResult
  func commit(_ entries: [String: UInt8?]) throws -> String {
    try? FileManager.default.removeItem(atPath: sample.path(of: "pictures"))
    for (name, grey) in entries {
      guard let grey else { continue }
      let file = sample.path(of: "pictures/\(name).png")
      try FileManager.default.createDirectory(
        atPath: sample.path(of: "pictures"), withIntermediateDirectories: true)
      try Data(Self.picture(grey)).write(to: URL(fileURLWithPath: file))
    }
    return try sample.commit(["entries.txt": entries.keys.sorted().map { $0 + "\n" }.joined()])
  }

  /// Returns the file of a picture with one pixel.
  static func picture(_ grey: UInt8) throws -> [UInt8] {
    let bitmap = try Bitmap(width: 1, height: 1)
    bitmap.pixels.storeBytes(of: UInt32(grey) * 0x01_0101 | 0xFF00_0000, as: UInt32.self)
    let provenance = Provenance(version: "1", libraries: [:], fonts: [:], scale: 2, traits: [])
    return ReferenceFile.encode(bitmap, layout: nil, provenance: provenance)
  }

  func request(_ revision: String) throws -> BaseRequest {
    let executable = sample.path(of: ".build/debug/snapshots")
    guard let program = BuiltProgram(executable: executable) else { throw BaseError("no program") }
    var request = BaseRequest(revision: revision, program: program)
    request.buildCommand = ["sh", "build.sh"]
    request.folder = sample.root
    return request
  }

  /// The lines of the log since the last call.
  func takeLog() throws -> [String] {
    let text = try String(contentsOfFile: log, encoding: .utf8)
    try Data().write(to: URL(fileURLWithPath: log))
    return text.split(separator: "\n").map(String.init)
  }
}
