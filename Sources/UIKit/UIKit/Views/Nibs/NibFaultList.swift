internal import CellNibs
internal import Foundation

/// The parts of a document that are not understood, each once for its element and reason.
struct NibFaultList {
  /// The name of the document without its folder.
  let fileName: String
  /// The messages in the order in which the parts were found.
  private(set) var messages: [String] = []
  private var known: Set<String> = []

  init(fileName: String) {
    self.fileName = fileName
  }

  mutating func report(_ reason: String, element: String, line: Int) {
    guard known.insert("\(element): \(reason)").inserted else { return }
    messages.append(NibFault(path: fileName, line: line, element: element, reason: reason).description)
  }
}
