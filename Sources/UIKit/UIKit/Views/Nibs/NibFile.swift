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
  /// The messages about the document itself and its translations.
  let faults: [String]

  init(
    document: NibDocument, bundle: Bundle? = nil, strings: [String: String] = [:], module: String? = nil,
    isForEditor: Bool = false, faults: [String] = []
  ) {
    self.isForEditor = isForEditor
    self.document = document
    self.bundle = bundle
    self.strings = strings
    self.module = module
    let name = (document.path as NSString).lastPathComponent
    // The file's folder is different on each machine.
    var list = NibFaultList(fileName: name)
    for fault in document.faults { list.report(fault.reason, element: fault.element, line: fault.line) }
    self.faults = list.messages + faults
  }

  /// The name of the file without its folder.
  var name: String { (document.path as NSString).lastPathComponent }
}
