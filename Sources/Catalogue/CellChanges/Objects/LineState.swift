/// The state of the program that makes the lines of a unit.
struct LineState {
  let unit: Int
  let base: Int
  let range: Int
  let firstSpecial: Int
  /// The numbers of values after each opcode.
  let counts: [Int]

  /// The number of the section; nil before the first address.
  var section: Int?
  var offset = 0
  var line = 1
  var file = 1
  /// The file of the function's first line.
  private var ownFile: Int?
  /// A line that is complete.
  var row: (offset: Int, line: Int)?

  init(unit: Int, base: Int, range: Int, firstSpecial: Int, counts: [Int]) {
    (self.unit, self.base, self.range) = (unit, base, range)
    (self.firstSpecial, self.counts) = (firstSpecial, counts)
  }

  mutating func advance(special opcode: Int, keepingLine: Bool = false) {
    let step = opcode - firstSpecial
    offset = offset &+ step / range &* unit
    if !keepingLine { line = line &+ (base + step % range) }
  }

  mutating func emit() {
    if ownFile == nil, line > 0 { ownFile = file }
    row = (offset, file == ownFile && line > 0 ? line : 0)
  }

  /// Ends the code of a section. Nothing after it has a line.
  mutating func end() {
    row = (offset, 0)
    (line, file, ownFile) = (1, 1, nil)
  }
}
