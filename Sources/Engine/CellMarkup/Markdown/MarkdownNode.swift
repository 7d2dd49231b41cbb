internal import CellSnapCommonMark

/// A node of a Markdown text as cmark-gfm parsed it. It must not be used after its document.
struct MarkdownNode {
  /// The kinds of nodes. The values are their names in cmark-gfm.
  enum Kind: String {
    case paragraph, heading, list, item, table, text, code, link, image, strong, strikethrough
    case quote = "block_quote"
    case codeBlock = "code_block"
    case blockHTML = "html_block"
    case thematicBreak = "thematic_break"
    case tableHead = "table_header"
    case tableRow = "table_row"
    case tableCell = "table_cell"
    case softBreak = "softbreak"
    case lineBreak = "linebreak"
    case inlineHTML = "html_inline"
    case emphasis = "emph"
  }

  fileprivate let node: OpaquePointer

  /// The kind of the node, or nil for the document and for kinds that no text has.
  var kind: Kind? { cmark_node_get_type_string(node).flatMap { Kind(rawValue: String(cString: $0)) } }
  var literal: String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }
  /// The address of a link or a picture.
  var address: String { cmark_node_get_url(node).map { String(cString: $0) } ?? "" }
  var headingLevel: Int { Int(cmark_node_get_heading_level(node)) }
  /// The number of a list's first item, or nil if its items have bullets.
  var firstNumber: Int? {
    guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else { return nil }
    return Int(cmark_node_get_list_start(node))
  }
  /// The language of a code block, or nil if none is named.
  var language: String? {
    let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
    return info.isEmpty ? nil : info
  }
  /// The alignments of a table's columns.
  var columns: [MarkdownBlock.ColumnAlignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    guard count > 0, let alignments = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
    return (0..<count).map { index in
      switch alignments[index] {
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .left
      }
    }
  }
}

/// A Markdown text as cmark-gfm parsed it.
final class MarkdownDocument {
  private let root: OpaquePointer

  private static let extensions = ["strikethrough", "table", "autolink"]
  // cmark-gfm does not guard this call against two threads.
  private static let areExtensionsRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// Parses the first bytes of a text. Fails with nil if there is no memory.
  init?(_ text: String, longest: Int) {
    guard Self.areExtensionsRegistered, let parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8) else {
      return nil
    }
    defer { cmark_parser_free(parser) }
    for name in Self.extensions {
      if let syntax = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, syntax)
      }
    }
    text.utf8.prefix(longest).withContiguousStorageIfAvailable { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let root = cmark_parser_finish(parser) else { return nil }
    self.root = root
  }

  deinit {
    cmark_node_free(root)
  }

  /// Calls a function at the beginning and at the end of each node. A node without others has no end.
  func walk(_ visit: (MarkdownNode, _ isEntered: Bool) -> Void) {
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event == CMARK_EVENT_ENTER || event == CMARK_EVENT_EXIT, let node = cmark_iter_get_node(iterator)
      else { return }
      visit(MarkdownNode(node: node), event == CMARK_EVENT_ENTER)
    }
  }
}
