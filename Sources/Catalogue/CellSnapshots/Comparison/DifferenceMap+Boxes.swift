extension DifferenceMap {
  /// Returns rectangles around different pixels. Changes that look like one to the eye, such as the words of a line of
  /// text, share a rectangle.
  func boundingBoxes() -> [PixelRect] {
    var grid = BoxGrid(width: width, height: height)
    for y in 0..<height where starts[y] < ends[y] {
      let row = row(y)
      let end = ends[y]
      var x = starts[y]
      while x < end {
        if row[x] >= Finding.different {
          let first = x
          // A run of different pixels is added at once, but it ends with its cell of the grid.
          while x < end, row[x] >= Finding.different, x / BoxGrid.finest == first / BoxGrid.finest { x &+= 1 }
          grid.add(PixelBox(left: first, top: y, right: x, bottom: y + 1))
        } else {
          x &+= 1
        }
      }
    }
    return grid.boxes()
  }
}
