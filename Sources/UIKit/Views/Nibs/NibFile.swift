internal import CellDrawing
internal import CellNibs
internal import Foundation

/// A nib file or storyboard with what it needs from its bundle.
@MainActor final class NibFile {
  let document: NibDocument
  let bundle: Bundle?
  /// The translated texts by object and attribute, as in `Abc-12-xYz.text`.
  let strings: [String: String]
  /// The module of the target that contains the file, if it is known.
  let module: String?
  /// Whether constraints that only the editor uses are made too, to compare with the frames that it stored.
  let isForEditor: Bool
  /// The parts of the file that are not understood, in the order in which they were found.
  private(set) var faults: [Diagnostic] = []
  private var known: Set<String> = []

  init(
    document: NibDocument, bundle: Bundle? = nil, strings: [String: String] = [:], module: String? = nil,
    isForEditor: Bool = false
  ) {
    self.isForEditor = isForEditor
    self.document = document
    self.bundle = bundle
    self.strings = strings
    self.module = module
    for fault in document.faults { add(fault.description) }
  }

  /// The name of the file without its folder.
  var name: String { (document.path as NSString).lastPathComponent }

  /// Reports something that the file says and that is not understood, once for each element and reason.
  func report(_ reason: String, at object: NibObject) {
    report(reason, element: object.element, line: object.line)
  }

  func report(_ reason: String, element: String, line: Int) {
    guard known.insert("\(element): \(reason)").inserted else { return }
    add(NibFault(path: name, line: line, element: element, reason: reason).description)
  }

  private func add(_ message: String) {
    faults.append(Diagnostic(message))
  }

  /// Gives the faults to whoever collects diagnostics: each picture that shows the file's views reports them.
  func reportFaults() {
    for fault in faults { Diagnostics.report(fault.message) }
  }
}
