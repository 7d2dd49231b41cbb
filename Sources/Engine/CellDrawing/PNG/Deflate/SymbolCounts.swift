/// The number of occurrences of each symbol in a block.
struct SymbolCounts: DeflateTarget, ~Copyable {
  private let literals: UnsafeMutablePointer<UInt32>
  private let lengths: UnsafeMutablePointer<UInt32>
  private let distances: UnsafeMutablePointer<UInt32>

  init() {
    literals = .allocate(capacity: 256)
    literals.initialize(repeating: 0, count: 256)
    lengths = .allocate(capacity: DeflateSymbol.lengthCount)
    lengths.initialize(repeating: 0, count: DeflateSymbol.lengthCount)
    distances = .allocate(capacity: DeflateSymbol.distanceCount)
    distances.initialize(repeating: 0, count: DeflateSymbol.distanceCount)
  }

  deinit {
    literals.deallocate()
    lengths.deallocate()
    distances.deallocate()
  }

  /// The counts of literals, of the block's end and of lengths.
  var symbols: [UInt32] {
    (0..<256).map { literals[$0] } + [1] + (0..<DeflateSymbol.lengthCount).map { lengths[$0] }
  }

  var ofDistances: [UInt32] { (0..<DeflateSymbol.distanceCount).map { distances[$0] } }

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    literals[Int(byte)] &+= 1
  }

  @inline(__always)
  mutating func addPixel(_ bytes: UInt64, channels: Int) {
    add(UInt8(truncatingIfNeeded: bytes))
    add(UInt8(truncatingIfNeeded: bytes &>> 8))
    add(UInt8(truncatingIfNeeded: bytes &>> 16))
    if channels == 4 { add(UInt8(truncatingIfNeeded: bytes &>> 24)) }
  }

  @inline(__always)
  mutating func addCopy(length: Int, distance: Int) {
    lengths[DeflateSymbol.length(length).number] &+= 1
    distances[DeflateSymbol.distance(distance).number] &+= 1
  }
}
