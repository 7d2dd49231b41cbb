internal import CellSnapPango
import CellDrawing
import CellSnapshots

/// A parser of one command's options, made with GLib's GOption. It owns the C objects for that.
final class OptionParser {
  private let context: OpaquePointer
  private let program: String
  private let names: [String]
  private var entries: [GOptionEntry] = []
  private var values: [String: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>] = [:]
  private var lists: [String: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>] = [:]
  private var flags: [String: UnsafeMutablePointer<gboolean>] = [:]
  private var strings: [UnsafeMutablePointer<CChar>] = []

  /// - Parameters:
  ///   - program: the names of the program and the command, for the usage line.
  ///   - operands: the name of the arguments that are no options, for the usage line.
  init(program: String, operands: String, summary: String, options: [any DeclaredOption]) {
    self.program = program
    names = options.map(\.name)
    context = g_option_context_new(operands)
    g_option_context_set_help_enabled(context, 0)
    g_option_context_set_summary(context, summary)
    for option in options { entries.append(entry(for: option)) }
    entries.append(GOptionEntry())
    g_option_context_add_main_entries(context, entries, nil)
  }

  deinit {
    g_option_context_free(context)
    for value in values.values {
      g_free(value.pointee)
      value.deallocate()
    }
    for list in lists.values {
      g_strfreev(list.pointee)
      list.deallocate()
    }
    for flag in flags.values { flag.deallocate() }
    for string in strings { g_free(string) }
  }

  /// The usage line, the summary and one line for each option.
  var help: String {
    g_set_prgname(program)
    guard let text = g_option_context_get_help(context, 1, nil) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Returns the parsed arguments. Throws GLib's message about the first argument that fits no option.
  func parse(_ arguments: [String]) throws -> Arguments {
    let all = [program] + arguments
    let size = gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)
    var vector = g_malloc0_n(gsize(all.count + 1), size)?
      .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    for (index, argument) in all.enumerated() { vector?[index] = g_strdup(argument) }
    defer { g_strfreev(vector) }

    var error: UnsafeMutablePointer<GError>?
    guard g_option_context_parse_strv(context, &vector, &error) != 0 else {
      defer { g_error_free(error) }
      let message = error.map { String(cString: $0.pointee.message) } ?? "the options cannot be read"
      throw .usage("\(message); \(nearest(to: message))see \(program) --help")
    }
    return Arguments(texts: texts, operands: operands(in: vector))
  }

  /// Returns a question with the option that is nearest to an unknown one, or an empty text.
  private func nearest(to message: String) -> String {
    let unknown = message.firstMatch(of: /--([^\s=]+)/).map { String($0.1) }
    guard let unknown, !names.contains(unknown),
      let nearest = EditDistance.nearest(to: unknown, among: names)
    else { return "" }
    return "did you mean --\(nearest)? "
  }

  /// The texts of the given options, by option name.
  private var texts: [String: [String]] {
    var texts = values.compactMapValues { $0.pointee.map { [String(cString: $0)] } }
    for (name, list) in lists where list.pointee != nil { texts[name] = Self.strings(list.pointee) }
    for (name, flag) in flags where flag.pointee != 0 { texts[name] = [""] }
    return texts
  }

  private func operands(in vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
    var operands = Array(Self.strings(vector).dropFirst())
    if let separator = operands.firstIndex(of: "--") { operands.remove(at: separator) }
    return operands
  }

  /// Returns the texts of a vector that ends with nil.
  private static func strings(_ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
    var strings: [String] = []
    while let string = vector?[strings.count] { strings.append(String(cString: string)) }
    return strings
  }

  private func entry(for option: any DeclaredOption) -> GOptionEntry {
    var entry = GOptionEntry()
    entry.long_name = UnsafePointer(copy(option.name))
    entry.short_name = option.shortName?.asciiValue.map { gchar(bitPattern: $0) } ?? 0
    entry.description = UnsafePointer(copy(option.summary))
    if let argument = option.argument, option.isRepeatable {
      let list = UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>.allocate(
        capacity: 1)
      list.initialize(to: nil)
      lists[option.name] = list
      entry.arg = G_OPTION_ARG_FILENAME_ARRAY
      entry.arg_data = gpointer(list)
      entry.arg_description = UnsafePointer(copy(argument))
    } else if let argument = option.argument {
      let value = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
      value.initialize(to: nil)
      values[option.name] = value
      // The type is a file name, since GLib refuses other texts that the host's locale cannot encode.
      entry.arg = G_OPTION_ARG_FILENAME
      entry.arg_data = gpointer(value)
      entry.arg_description = UnsafePointer(copy(argument))
    } else {
      let flag = UnsafeMutablePointer<gboolean>.allocate(capacity: 1)
      flag.initialize(to: 0)
      flags[option.name] = flag
      entry.arg = G_OPTION_ARG_NONE
      entry.arg_data = gpointer(flag)
    }
    return entry
  }

  private func copy(_ text: String) -> UnsafeMutablePointer<CChar>? {
    guard let string = g_strdup(text) else { return nil }
    strings.append(string)
    return string
  }
}
