import CellSnapshots

/// The jobs there are to do, every name checked before the first picture is made.
struct RenderPlan {
  let jobs: [RenderJob]
  /// Of all entries, also where a shard leaves them out.
  let names: [EntryName]

  /// Throws for a name that cannot be one and for two entries whose files would be the same.
  ///
  /// - Parameter shard: takes part of the work: whole entries where there are enough of them.
  init(
    entries: [Entry], configurations: [Configuration], shard: Shard? = nil
  ) throws(CommandFailure) {
    var jobs: [RenderJob] = []
    var names: [EntryName] = []
    let sharesEntries = entries.count >= (shard?.count ?? 1)
    var seen: [String: String] = [:]
    for (entryPlace, entry) in entries.enumerated() {
      let name = try Self.name(of: entry)
      names.append(name)
      // Without regard to case, since the pictures are also checked out on file systems without it.
      if let other = seen.updateValue(name.text, forKey: name.path.lowercased()) {
        let names =
          other == name.text ? "two entries are called \(other)" : "\(other) and \(name.text) are two entries"
        throw .failure("\(names), and one's pictures would replace the other's; rename one")
      }
      for (place, configuration) in configurations.enumerated() {
        let work = sharesEntries ? entryPlace : entryPlace * configurations.count + place
        if let shard, !shard.takes(work) { continue }
        jobs.append(RenderJob(index: jobs.count, entry: entry, name: name, configuration: configuration))
      }
    }
    self.jobs = jobs
    self.names = names
  }

  private static func name(of entry: Entry) throws(CommandFailure) -> EntryName {
    do {
      return try EntryName(entry.name)
    } catch {
      throw .failure(error.description)
    }
  }
}
