internal import Foundation

/// The classes of the program by name, as the Objective-C runtime knows them on Apple's platforms.
///
/// The Swift runtime lists the type descriptors of each loaded library. A class whose type has parameters is not in
/// the index, since no document can name one.
enum ClassIndex {
  private struct Entry {
    let module: String
    let descriptor: TypeDescriptor
  }

  /// The descriptors never change, and reading them is safe from every thread.
  private nonisolated(unsafe) static let entries: [String: [Entry]] = {
    var entries: [String: [Entry]] = [:]
    TypeDescriptor.forEachClass {
      entries[$0.name, default: []].append(Entry(module: $0.module, descriptor: $0))
    }
    return entries
  }()

  /// Returns the class of a name without its module. Where several modules have one, the class of `module` is meant,
  /// and a class that no type encloses comes before others.
  static func type(named name: String, in module: String?) -> AnyClass? {
    let found = (entries[name] ?? []).sorted {
      ($0.descriptor.isNested ? 1 : 0, $0.module) < ($1.descriptor.isNested ? 1 : 0, $1.module)
    }
    let meant = module.flatMap { module in found.first { $0.module == module } }
    return (meant ?? found.first)?.descriptor.type
  }

  /// The classes whose names begin with `prefix`, sorted by module and name.
  static func types(withPrefix prefix: String) -> [AnyClass] {
    entries.filter { $0.key.hasPrefix(prefix) }.flatMap(\.value)
      .sorted { ($0.module, $0.descriptor.name) < ($1.module, $1.descriptor.name) }
      .compactMap(\.descriptor.type)
  }

  /// The classes of a module that no type encloses, sorted by name.
  static func types(in module: String) -> [AnyClass] {
    entries.values.joined().filter { $0.module == module && !$0.descriptor.isNested }
      .sorted { $0.descriptor.name < $1.descriptor.name }
      .compactMap(\.descriptor.type)
  }
}
