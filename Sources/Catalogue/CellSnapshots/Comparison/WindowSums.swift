/// The sums of one channel of two pictures, and of its products, in windows around the places of a row.
final class WindowSums {
  private let channel: PixelChannel
  /// The position of the channel's lowest bit in a pixel.
  private let shift: UInt32
  private let width: Int
  private let side: Int
  /// Five sums for each column: the values of the first picture, the values of the second, their squares in the same
  /// order, and the products of both.
  private let columns: [UnsafeMutablePointer<Int>]
  /// The sum of all columns before each column.
  private let totals: [UnsafeMutablePointer<Int>]

  /// - Parameters:
  ///   - width: The number of columns.
  ///   - side: The side of a window.
  init(_ channel: PixelChannel, width: Int, side: Int) {
    self.channel = channel
    shift =
      switch channel {
      case .red: 16
      case .green: 8
      case .blue: 0
      case .alpha: 24
      }
    self.width = width
    self.side = side
    columns = (0..<5).map { _ in .allocate(capacity: width) }
    totals = (0..<5).map { _ in .allocate(capacity: width + 1) }
    clear()
  }

  deinit {
    for sums in columns + totals { sums.deallocate() }
  }

  func clear() {
    for sums in columns { sums.update(repeating: 0, count: width) }
  }

  /// Adds a row of pixels, multiplied by `sign`, to the columns; nil is a row outside the pictures.
  func add(
    _ first: UnsafePointer<UInt32>?, _ second: UnsafePointer<UInt32>?, _ alpha: ComparedPicture.Alpha, y: Int,
    margin: Int, sign: Int
  ) {
    let (sum1, sum2, square1, square2, product) = (columns[0], columns[1], columns[2], columns[3], columns[4])
    var column = 0
    while column < width {
      let x = column &- margin
      var (value1, value2) = (0, 0)
      if let first, let second, x >= 0, column < width &- margin {
        let (pixel1, pixel2) = (first[x], second[x])
        if pixel1 & pixel2 >= 0xFF00_0000 {
          value1 = Int(pixel1 >> shift & 255)
          value2 = Int(pixel2 >> shift & 255)
        } else {
          value1 = channel.value(pixel1, alpha)
          value2 = channel.value(pixel2, alpha)
        }
      } else {
        value1 = channel.outside(x, y)
        value2 = value1
      }
      let signed1 = sign &* value1
      let signed2 = sign &* value2
      sum1[column] &+= signed1
      sum2[column] &+= signed2
      square1[column] &+= signed1 &* value1
      square2[column] &+= signed2 &* value2
      product[column] &+= signed1 &* value2
      column &+= 1
    }
  }

  /// Computes the totals after rows were added.
  func sumUp() {
    for index in 0..<5 {
      let (columns, totals) = (columns[index], totals[index])
      var total = 0
      var column = 0
      totals[0] = 0
      while column < width {
        total &+= columns[column]
        column &+= 1
        totals[column] = total
      }
    }
  }

  /// Returns the similarity in the window that begins at `column`.
  func similarity(_ column: Int) -> Double {
    let count = Double(side * side)
    let sum1 = sum(0, column)
    let sum2 = sum(1, column)
    let (mean1, mean2) = (sum1 / count, sum2 / count)
    let variance1 = (sum(2, column) - sum1 * sum1 / count) / count
    let variance2 = (sum(3, column) - sum2 * sum2 / count) / count
    let covariance = (sum(4, column) - sum1 * sum2 / count) / count
    let (c1, c2) = (0.01 * 255 * 0.01 * 255, 0.03 * 255 * 0.03 * 255)
    return (2 * mean1 * mean2 + c1) * (2 * covariance + c2) / (mean1 * mean1 + mean2 * mean2 + c1)
      / (variance1 + variance2 + c2)
  }

  private func sum(_ index: Int, _ column: Int) -> Double {
    Double(totals[index][column + side] - totals[index][column])
  }
}

/// A channel of a pixel.
enum PixelChannel {
  case red
  case green
  case blue
  case alpha

  /// Returns the channel's value from 0 to 255, for the colour on white.
  @inline(__always)
  func value(_ pixel: UInt32, _ kind: ComparedPicture.Alpha) -> Int {
    let color = OpaqueColor(pixel, kind, on: 255)
    switch self {
    case .red: return color.red
    case .green: return color.green
    case .blue: return color.blue
    case .alpha: return Int(pixel >> 24)
    }
  }

  /// Returns the channel's value outside the pictures, where magenta and green alternate.
  func outside(_ x: Int, _ y: Int) -> Int {
    switch self {
    case .red, .blue: (x &+ y) & 1 == 0 ? 255 : 0
    case .green: (x &+ y) & 1 == 0 ? 0 : 255
    case .alpha: 255
    }
  }
}
