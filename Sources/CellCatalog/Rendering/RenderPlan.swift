import CellSnapshots

/// The jobs there are to do, every name checked before the first picture is made.
struct RenderPlan {
  let jobs: [RenderJob]

  /// Throws for a name that cannot be one and for two entries whose files would be the same.
  init(entries: [Entry], configurations: [Configuration]) throws(CommandFailure) {
    var jobs: [RenderJob] = []
    var seen: [String: String] = [:]
    for entry in entries {
      let name = try Self.name(of: entry)
      // Without regard to case, since the pictures are also checked out on file systems without it.
      if let other = seen.updateValue(name.text, forKey: name.path.lowercased()) {
        let names =
          other == name.text ? "two entries are called \(other)" : "\(other) and \(name.text) are two entries"
        throw .failure("\(names), and one's pictures would replace the other's; rename one")
      }
      for configuration in configurations {
        jobs.append(RenderJob(index: jobs.count, entry: entry, name: name, configuration: configuration))
      }
    }
    self.jobs = jobs
  }

  private static func name(of entry: Entry) throws(CommandFailure) -> EntryName {
    do {
      return try EntryName(entry.name)
    } catch {
      throw .failure(error.description)
    }
  }
}
