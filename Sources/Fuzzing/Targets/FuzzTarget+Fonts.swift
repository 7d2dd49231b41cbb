import CellDrawing
import Foundation

extension FuzzTarget {
  static let fonts = FuzzTarget("fonts", "the bytes of a file that a person named as a font") { bytes in
    let file = "\(NSTemporaryDirectory())cellsnap-fuzz-font-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: file) }
    guard (try? Data(bytes).write(to: URL(filePath: file))) != nil else { return }
    do throws(FontFileFault) {
      try FontFile.check(file)
    } catch {
      precondition(!"\(error)".contains { $0.isNewline }, "a fault is told of in one line")
    }
  }
}
