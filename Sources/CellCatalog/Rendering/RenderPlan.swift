package import CellSnapshots

/// The jobs there are to do, every name checked before the first picture is made.
package struct RenderPlan {
  package let jobs: [RenderJob]
  /// The names of all entries, also of those that a shard leaves out.
  package let names: [EntryName]

  /// Throws for a name or circumstances that cannot be any and for two entries whose files would be the same.
  ///
  /// - Parameters:
  ///   - configurations: those of each entry.
  ///   - shard: takes part of the work: whole entries where there are enough of them.
  package init(
    entries: [Entry], configurations: [[Configuration]], shard: Shard? = nil
  ) throws(PlanError) {
    var jobs: [RenderJob] = []
    var names: [EntryName] = []
    var work = 0
    let sharesEntries = entries.count >= (shard?.count ?? 1)
    var seen: [String: String] = [:]
    for (entryPlace, entry) in entries.enumerated() {
      let name = try Self.name(of: entry)
      names.append(name)
      // Without regard to case, since the pictures are also checked out on file systems without it.
      if let other = seen.updateValue(name.text, forKey: name.path.lowercased()) {
        throw .sameFiles(other, name.text)
      }
      if let problem = configurations[entryPlace].lazy.compactMap(\.problem).first {
        throw .invalidConfiguration(entry: name.text, problem: problem)
      }
      for configuration in configurations[entryPlace] {
        defer { work += 1 }
        if let shard, !shard.takes(sharesEntries ? entryPlace : work) { continue }
        jobs.append(RenderJob(index: jobs.count, entry: entry, name: name, configuration: configuration))
      }
    }
    self.jobs = jobs
    self.names = names
  }

  /// Every entry in every configuration.
  package init(entries: [Entry], configurations: [Configuration]) throws(PlanError) {
    try self.init(entries: entries, configurations: entries.map { _ in configurations })
  }

  private static func name(of entry: Entry) throws(PlanError) -> EntryName {
    do {
      return try EntryName(entry.name)
    } catch {
      throw .invalidName(error)
    }
  }
}
