/// A grid over the different pixels: each cell holds the box around its own pixels.
struct BoxGrid {
  /// The side of a cell of the finest grid, in pixels.
  static let finest = 8
  /// How many cells apart two changes may be and still share a box: the width of a space between words across, less
  /// than the space between lines down.
  private static let reach = (across: 3, down: 1)
  private static let maximum = 40
  private static let maximumCells = 1 << 20

  /// The side of a cell, in pixels.
  private let cell: Int
  private let columns: Int
  private let rows: Int
  /// The boxes row by row; a cell without a different pixel has an empty box.
  private var cells: [PixelBox]

  /// - Parameters:
  ///   - width: The picture's width, in pixels.
  ///   - height: The picture's height, in pixels.
  ///   - cell: The side of a cell, in pixels.
  init(width: Int, height: Int, cell: Int = BoxGrid.finest) {
    var cell = cell
    while (width / cell + 1) * (height / cell + 1) > Self.maximumCells { cell *= 2 }
    self.cell = cell
    columns = width / cell + 1
    rows = height / cell + 1
    cells = [PixelBox](repeating: PixelBox(left: 0, top: 0, right: 0, bottom: 0), count: columns * rows)
  }

  /// Adds a box that is in one cell.
  mutating func add(_ box: PixelBox) {
    cells[box.top / cell * columns + box.left / cell].form(box)
  }

  /// Returns the boxes from top to bottom, `maximum` at most: the grid grows coarser until there are few enough.
  func boxes() -> [PixelRect] {
    var grid = self
    var boxes = grid.groups()
    while boxes.count > Self.maximum {
      grid = grid.coarser()
      boxes = grid.groups()
    }
    return Self.merged(boxes).sorted { ($0.top, $0.left) < ($1.top, $1.left) }.map(\.rect)
  }

  private func coarser() -> BoxGrid {
    var grid = BoxGrid(width: (columns - 1) * cell, height: (rows - 1) * cell, cell: cell * 2)
    for box in cells where !box.isEmpty { grid.add(box) }
    return grid
  }

  /// Returns one box for each group of cells within `reach` of each other.
  private func groups() -> [PixelBox] {
    var isOpen = cells.map { !$0.isEmpty }
    var boxes: [PixelBox] = []
    for start in cells.indices where isOpen[start] {
      isOpen[start] = false
      var waiting = [start]
      var box = cells[start]
      while let cell = waiting.popLast() {
        box.form(cells[cell])
        let (row, column) = (cell / columns, cell % columns)
        for nextRow in max(0, row - Self.reach.down)..<min(rows, row + Self.reach.down + 1) {
          let line = nextRow * columns
          var next = line + max(0, column - Self.reach.across)
          let last = line + min(columns - 1, column + Self.reach.across)
          while next <= last {
            if isOpen[next] {
              isOpen[next] = false
              waiting.append(next)
            }
            next &+= 1
          }
        }
      }
      boxes.append(box)
    }
    return boxes
  }

  /// Returns the boxes after joining those that overlap.
  private static func merged(_ boxes: [PixelBox]) -> [PixelBox] {
    var result: [PixelBox] = []
    for box in boxes {
      var box = box
      while let other = result.firstIndex(where: { $0.overlaps(box) }) { box.form(result.remove(at: other)) }
      result.append(box)
    }
    return result
  }
}
