internal import CellSnapAllocator

/// The functions that a closure can run: its own function, and the functions of the closures that it captures.
struct ClosureCode {
  private let image: ProgramImage
  /// The addresses of the functions, in the order in which they were found.
  private(set) var functions: [UInt] = []
  private var seen: Set<UInt> = []

  /// The maximum number of bytes of a closure's captured values that are looked at.
  private static let maximumSize = 4096

  init(in image: ProgramImage) {
    self.image = image
  }

  /// Adds the functions of a closure.
  ///
  /// A closure is two words: the addresses of a function and of an object with the captured values. A captured closure
  /// is two such words in that object, after the two words that each object begins with.
  mutating func add(_ closure: UnsafeRawBufferPointer) {
    guard closure.count >= 2 * MemoryLayout<UInt>.size else { return }
    add(
      function: closure.load(as: UInt.self),
      captured: closure.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self))
  }

  private mutating func add(function: UInt, captured: UInt) {
    guard image.hasCode(at: function) else { return }
    // CellSnap's own closures may be in a library. Only those that they capture count then.
    if image.isOfProgram(function), !functions.contains(function) { functions.append(function) }
    // Only an object that was allocated has a size, and is looked at once.
    guard image.isAllocated(captured), seen.insert(captured).inserted,
      let object = UnsafeMutableRawPointer(bitPattern: captured)
    else { return }
    let count = min(malloc_usable_size(object), Self.maximumSize) / MemoryLayout<UInt>.size
    let words = UnsafeRawBufferPointer(start: object, count: count * MemoryLayout<UInt>.size)
    for word in 2..<max(2, count - 1) {
      let (first, second) = (
        words.load(fromByteOffset: word * MemoryLayout<UInt>.size, as: UInt.self),
        words.load(fromByteOffset: (word + 1) * MemoryLayout<UInt>.size, as: UInt.self)
      )
      guard image.hasCode(at: first), second == 0 || image.isOfFile(second) || image.isAllocated(second)
      else {
        continue
      }
      add(function: first, captured: second)
    }
  }
}
