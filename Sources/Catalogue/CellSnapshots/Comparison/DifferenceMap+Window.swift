import Foundation

extension DifferenceMap {
  /// A square of pixels and the number of different pixels in it.
  struct Window: Hashable {
    var x: Int
    var y: Int
    var count: Int
  }

  /// Returns the first square of `side` pixels with the most different pixels.
  ///
  /// The square is inside the picture. If the picture is smaller, the window is the whole picture.
  func densestWindow(side: Int) -> Window {
    let (across, down) = (min(max(1, side), width), min(max(1, side), height))
    var densest = Window(x: 0, y: 0, count: 0)
    var columns = [Int](repeating: 0, count: width)
    columns.withUnsafeMutableBufferPointer { columns in
      guard let columns = columns.baseAddress else { return }
      for y in 0..<height {
        let entering = add(y, 1, to: columns)
        let leaving = y >= down && add(y - down, -1, to: columns)
        // If no different row enters or leaves, the windows are the same as for the row before.
        if entering || leaving { slide(columns, across, y: max(0, y - down + 1), &densest) }
      }
    }
    return densest
  }

  /// Returns false if the row has no different pixel.
  private func add(_ y: Int, _ sign: Int, to columns: UnsafeMutablePointer<Int>) -> Bool {
    guard starts[y] < ends[y] else { return false }
    let row = row(y)
    var x = starts[y]
    while x < ends[y] {
      if row[x] >= Finding.different { columns[x] &+= sign }
      x &+= 1
    }
    return true
  }

  private func slide(_ columns: UnsafeMutablePointer<Int>, _ across: Int, y: Int, _ densest: inout Window) {
    var count = 0
    var x = 0
    while x < width {
      count &+= columns[x]
      if x >= across { count &-= columns[x &- across] }
      if count > densest.count { densest = Window(x: max(0, x - across + 1), y: y, count: count) }
      x &+= 1
    }
  }
}
