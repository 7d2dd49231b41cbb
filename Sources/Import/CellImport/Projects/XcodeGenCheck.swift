/// The check of a file of XcodeGen: whether what an import reads has the form that it must have.
enum XcodeGenCheck {
  /// Throws with the line of a value of another form.
  static func check(_ root: YAMLValue, path: String) throws(ImportError) {
    func fail(_ value: YAMLValue, _ reason: String) -> ImportError {
      .unreadableProject("\(path):\(value.line)", reason: reason)
    }
    guard root.entries != nil else { throw fail(root, "it is no mapping, as a project of XcodeGen is") }
    for include in root["include"].map({ $0.list ?? [$0] }) ?? []
    where (include["path"] ?? include).text == nil {
      throw fail(include, "an include is no path")
    }
    for key in ["targets", "targetTemplates", "settingGroups", "packages"] {
      guard let group = root[key], !group.isEmpty else { continue }
      guard let entries = group.entries else { throw fail(group, "\(key) is no mapping of names") }
      for entry in entries {
        guard entry.value.entries != nil else {
          if entry.value.isEmpty { continue }
          throw fail(entry.value, "\(entry.key) in \(key) is no mapping")
        }
        guard key.hasPrefix("target") else { continue }
        for source in entry.value["sources"].map({ $0.list ?? [$0] }) ?? []
        where (source["path"] ?? source).text == nil {
          throw fail(source, "a source of \(entry.key) is neither a path nor a mapping with a path")
        }
      }
    }
  }
}
