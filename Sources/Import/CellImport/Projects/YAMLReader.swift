internal import CellSnapYAML
package import Foundation

/// A reader of YAML files. It reads the first document of a file, follows aliases, and merges the mappings of `<<`.
package struct YAMLReader: ~Copyable {
  /// The maximum number of lists and mappings around a value.
  private static let maximumDepth = 64
  /// The maximum number of values, with those that aliases repeat.
  private static let maximumCount = 1_000_000
  private static let maximumBytes = 16 << 20

  private let path: String
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var anchors: [String: (value: YAMLValue, count: Int)] = [:]
  private var count = 0

  /// Reads a file. An error names the file and the line.
  package static func read(contentsOf file: URL) throws(ImportError) -> YAMLValue {
    guard let data = RegularFile.data(at: file) else {
      throw .unreadableProject(file.path, reason: "there is no such file")
    }
    return try read([UInt8](data), path: file.path)
  }

  /// Reads the bytes of a file. A file without a value is an empty mapping.
  package static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> YAMLValue {
    guard bytes.count <= maximumBytes else {
      throw .unreadableProject(path, reason: "it has more than 16 MB")
    }
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(ImportError) -> YAMLValue in
        var reader = try YAMLReader(buffer, path: path)
        return try reader.document()
      }
    }
    return try result.get()
  }

  /// - Parameter bytes: the file, which must stay until the reader is released.
  private init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) throws(ImportError) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      throw .unreadableProject(path, reason: "the memory does not suffice")
    }
    self.path = path
    self.parser = parser
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  // MARK: Values

  private enum Event {
    case scalar(String, anchor: String?, line: Int)
    case listStart(anchor: String?, line: Int)
    case mappingStart(anchor: String?, line: Int)
    case alias(String, line: Int)
    /// The end of a list or a mapping.
    case end
    /// The start of the file or of a document, or the end of a document.
    case boundary
    case endOfFile
  }

  private mutating func document() throws(ImportError) -> YAMLValue {
    while true {
      let event = try next()
      switch event {
      case .boundary: continue
      case .endOfFile: return YAMLValue(.mapping([]), line: 1)
      default: return try value(event, depth: 0) ?? YAMLValue(.mapping([]), line: 1)
      }
    }
  }

  /// Returns the value that begins with an event; nil at the end of the list or mapping around it.
  private mutating func value(_ event: Event, depth: Int) throws(ImportError) -> YAMLValue? {
    let before = count
    let result: YAMLValue
    let name: String?
    switch event {
    case .end, .boundary, .endOfFile: return nil
    case .alias(let alias, let line):
      guard let known = anchors[alias] else { throw error("there is no anchor \(alias) before it", line) }
      try add(known.count, line)
      return YAMLValue(known.value.content, line: line)
    case .scalar(let text, let anchor, let line):
      try add(1, line)
      (result, name) = (YAMLValue(.text(text), line: line), anchor)
    case .listStart(let anchor, let line):
      try descend(depth, line)
      var values: [YAMLValue] = []
      while let value = try self.value(try next(), depth: depth + 1) { values.append(value) }
      (result, name) = (YAMLValue(.list(values), line: line), anchor)
    case .mappingStart(let anchor, let line):
      try descend(depth, line)
      (result, name) = (YAMLValue(.mapping(try entries(depth)), line: line), anchor)
    }
    if let name { anchors[name] = (result, count - before) }
    return result
  }

  private mutating func entries(_ depth: Int) throws(ImportError) -> [YAMLValue.Entry] {
    var merged: [YAMLValue.Entry] = []
    var entries: [YAMLValue.Entry] = []
    while let key = try value(try next(), depth: depth + 1) {
      guard let name = key.text else { throw error("a key is a list or a mapping", key.line) }
      guard let value = try value(try next(), depth: depth + 1) else { break }
      guard name == "<<" else {
        entries.append(YAMLValue.Entry(key: name, value: value))
        continue
      }
      for source in value.list ?? [value] {
        guard let others = source.entries else {
          throw error("<< needs a mapping or a list of mappings", source.line)
        }
        // The first of several mappings counts, and `YAMLValue` finds the last value of a key.
        merged = others + merged
      }
    }
    return merged + entries
  }

  private mutating func descend(_ depth: Int, _ line: Int) throws(ImportError) {
    guard depth < Self.maximumDepth else { throw error("it is nested too deeply", line) }
    try add(1, line)
  }

  private mutating func add(_ number: Int, _ line: Int) throws(ImportError) {
    count += number
    guard count <= Self.maximumCount else { throw error("it has more than a million values", line) }
  }

  private func error(_ reason: String, _ line: Int) -> ImportError {
    .unreadableProject("\(path):\(line)", reason: reason)
  }

  // MARK: Events

  private mutating func next() throws(ImportError) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { yaml_event_delete(&event) }
    let line = event.start_mark.line + 1
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return .scalar(text, anchor: Self.text(scalar.anchor), line: line)
    case YAML_SEQUENCE_START_EVENT:
      return .listStart(anchor: Self.text(event.data.sequence_start.anchor), line: line)
    case YAML_MAPPING_START_EVENT:
      return .mappingStart(anchor: Self.text(event.data.mapping_start.anchor), line: line)
    case YAML_ALIAS_EVENT: return .alias(Self.text(event.data.alias.anchor) ?? "", line: line)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .endOfFile
    default: return .boundary
    }
  }

  private static func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    bytes.map { String(cString: $0) }
  }

  /// The parser's error, in its words.
  private var failure: ImportError {
    let reason = parser.pointee.problem.map { String(cString: $0) } ?? "the memory does not suffice"
    guard parser.pointee.error != YAML_READER_ERROR else {
      return .unreadableProject(path, reason: "\(reason) at byte \(parser.pointee.problem_offset)")
    }
    return error(reason, parser.pointee.problem_mark.line + 1)
  }
}
