/// The reason why nothing could be imported.
package enum ImportError: Error, Equatable, CustomStringConvertible {
  case noFolder(String)
  case unreadableProject(String, reason: String)
  case noTarget(String, named: String, others: [String])
  case noCells(String)
  /// A package's manifest without a target that has views or snapshot tests.
  case noViews(String)
  case notOurs(String)
  case unwritable(String, reason: String)
  /// A link, or something else, in place of a folder or of a file to write.
  case blocked(String)
  /// A package that an earlier import wrote.
  case imported(String)
  case notBuilt(String, reason: String)
  case damagedSDK(String)

  package var description: String {
    switch self {
    case .noFolder(let path): "there is no folder \(path); name the folder of an app"
    case .unreadableProject(let path, let reason): "\(path) cannot be read: \(reason)"
    case .noTarget(let path, let name, let others):
      "\(path) has no target \(name)"
        + (others.isEmpty
          ? "; it has no target with Swift files" : "; it has \(others.joined(separator: ", "))")
    case .noCells(let path):
      "\(path) has no class of a cell or view in Swift; name another folder, or a --target"
    case .noViews(let path):
      "\(path) has no target with views or snapshot tests in Swift; name the folder of another package"
    case .notOurs(let path):
      "\(path) is there and was not written by an import; name another folder with --output"
    case .imported(let path):
      "\(path) was imported before; --update imports again and keeps the files that you changed"
    case .notBuilt(let module, let reason): "\(module) cannot be built: \(reason)"
    case .damagedSDK(let path): "the Swift SDK in \(path) is damaged; remove it and install it again"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .blocked(let path):
      "\(path) is a link, or not what the import would write there; remove it, or name another folder with --output"
    }
  }
}
