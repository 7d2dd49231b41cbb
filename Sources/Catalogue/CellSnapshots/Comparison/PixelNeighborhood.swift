/// The pixels of one picture in a segment, each examined together with its neighbours.
struct PixelNeighborhood {
  private let pixels: UnsafePointer<UInt32>
  private let stride: Int
  private let width: Int
  private let height: Int
  private let alpha: ComparedPicture.Alpha

  init(_ pixels: UnsafePointer<UInt32>, stride: Int, segment: PixelSegment) {
    self.pixels = pixels
    self.stride = stride
    (width, height, alpha) = (segment.width, segment.height, segment.alpha)
  }

  /// Returns whether a pixel seems to belong to the smoothed edge between two areas.
  ///
  /// This is the method of V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as pixelmatch
  /// implements it. The pixel has darker and brighter neighbours and at most two equal ones. The darkest or the
  /// brightest neighbour is in an area of one colour in both pictures.
  func looksAntialiased(_ x: Int, _ y: Int, other: PixelNeighborhood) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, height - 1))
    let center = pixels[y &* stride &+ x]
    let place = (y &* width &+ x) &* 4
    var equalCount = isAtEdge(x, y) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (darkestPlace, brightestPlace) = ((x: 0, y: 0), (x: 0, y: 0))
    var column = left
    while column <= right {
      var row = top
      while row <= bottom {
        if column != x || row != y {
          let neighbor = pixels[row &* stride &+ column]
          let brightness =
            neighbor == center ? 0 : YIQDifference(center, neighbor, alpha, place: place).brightness
          if brightness == 0 {
            equalCount &+= 1
            if equalCount > 2 { return false }
          } else if brightness < darkest {
            (darkest, darkestPlace) = (brightness, (column, row))
          } else if brightness > brightest {
            (brightest, brightestPlace) = (brightness, (column, row))
          }
        }
        row &+= 1
      }
      column &+= 1
    }
    guard darkest < 0, brightest > 0 else { return false }
    return isInArea(darkestPlace) && other.isInArea(darkestPlace)
      || isInArea(brightestPlace) && other.isInArea(brightestPlace)
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }

  /// Returns whether at least three neighbours have the same colour; the outside of the picture counts as one.
  private func isInArea(_ place: (x: Int, y: Int)) -> Bool {
    let (x, y) = place
    let center = pixels[y &* stride &+ x]
    var equalCount = isAtEdge(x, y) ? 1 : 0
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) where column != x || row != y {
        if pixels[row &* stride &+ column] == center { equalCount += 1 }
      }
    }
    return equalCount > 2
  }
}
