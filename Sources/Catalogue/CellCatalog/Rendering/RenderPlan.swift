package import CellSnapshots

/// The jobs to do. All names are checked before the first picture is made.
package struct RenderPlan {
  package let jobs: [RenderJob]
  /// The names of all entries, including those that a shard leaves out.
  package let names: [EntryName]

  /// Throws for an invalid name or configuration, and for two entries whose files would be the same.
  ///
  /// - Parameters:
  ///   - configurations: The configurations of each entry.
  ///   - shard: The part of the work to take. It consists of whole entries if there are enough of them.
  ///   - times: The times of an earlier run, by which the shards are balanced; nil to count entries.
  package init(
    entries: [CatalogEntry], configurations: [[SnapshotConfiguration]], shard: Shard? = nil,
    times: SnapshotTimes? = nil
  ) throws(PlanError) {
    var jobs: [[RenderJob]] = []
    var names: [EntryName] = []
    var seen: [String: String] = [:]
    for (entryPlace, entry) in entries.enumerated() {
      let name = try Self.name(of: entry)
      names.append(name)
      // Case is ignored, because pictures are also checked out on file systems that ignore it.
      if let other = seen.updateValue(name.text, forKey: name.path.lowercased()) {
        throw .sameFiles(NameCollision(.entry(other), .entry(name.text)))
      }
      if let problem = configurations[entryPlace].lazy.compactMap(\.problem).first {
        throw .invalidConfiguration(entry: name.text, problem: problem)
      }
      jobs.append(
        configurations[entryPlace].map {
          RenderJob(index: 0, entry: entry, name: name, configuration: $0)
        })
    }
    let taken = shard.map { Self.jobs(of: jobs, in: $0, times: times) } ?? Array(jobs.joined())
    self.jobs = taken.enumerated().map { place, job in
      var job = job
      job.index = place
      return job
    }
    self.names = names
  }

  /// Plans every entry in every configuration.
  package init(entries: [CatalogEntry], configurations: [SnapshotConfiguration]) throws(PlanError) {
    try self.init(entries: entries, configurations: entries.map { _ in configurations })
  }

  private static func name(of entry: CatalogEntry) throws(PlanError) -> EntryName {
    do {
      return try EntryName(entry.name)
    } catch {
      throw .invalidName(error)
    }
  }
}
