import Foundation

// Plants changes in a folder of sources, and compares what they changed with what was foreseen:
//
//     CellSnapPlanting plant SEED FOLDER…
//     CellSnapPlanting compare BASE NEW VERDICTS
//
// The first prints the change, or fails if the seed's kind of change is not possible there. The second prints an entry in
// each line: `missed NAME`, `vain NAME`, `right NAME` or `kept NAME`. A line of VERDICTS is the word `draw` or `keep` and
// the name of an entry.

/// The random number generator SplitMix64.
struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}

func files(in folder: String) -> [URL] {
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return paths.sorted().map { URL(filePath: folder).appending(path: $0) }
}

let arguments = CommandLine.arguments
switch arguments.dropFirst().first {
case "plant" where arguments.count > 3:
  guard let seed = UInt64(arguments[2]) else { exit(64) }
  var chance = Chance(state: seed)
  // The kinds take turns, so that each has its share.
  let kind = PlantKind.allCases[Int(seed % UInt64(PlantKind.allCases.count))]
  guard let plant = kind.plants(in: arguments[3...].flatMap(files)).randomElement(using: &chance) else {
    print("\(kind.rawValue): nothing to change")
    exit(2)
  }
  try plant.apply()
  print("\(kind.rawValue): \(plant.title)")
case "compare" where arguments.count == 5:
  let lines = try String(contentsOfFile: arguments[4], encoding: .utf8).split(separator: "\n")
  let verdicts = lines.map { line in (isDrawn: line.hasPrefix("draw "), name: String(line.dropFirst(5))) }
  let differing = PictureFolder(URL(filePath: arguments[3])).entries(
    differingFrom: PictureFolder(URL(filePath: arguments[2])), among: verdicts.map(\.name))
  for verdict in verdicts {
    switch (verdict.isDrawn, differing.contains(verdict.name)) {
    case (false, true): print("missed", verdict.name)
    case (true, false): print("vain", verdict.name)
    case (true, true): print("right", verdict.name)
    case (false, false): print("kept", verdict.name)
    }
  }
  for name in differing.subtracting(verdicts.map(\.name)).sorted() { print("missed", name) }
default:
  FileHandle.standardError.write(
    Data("usage: CellSnapPlanting plant SEED FOLDER… | compare BASE NEW VERDICTS\n".utf8))
  exit(64)
}
