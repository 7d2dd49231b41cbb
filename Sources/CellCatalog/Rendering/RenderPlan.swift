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
  package init(
    entries: [CatalogEntry], configurations: [[SnapshotConfiguration]], shard: Shard? = nil
  ) throws(PlanError) {
    var jobs: [RenderJob] = []
    var names: [EntryName] = []
    var work = 0
    let sharesEntries = entries.count >= (shard?.count ?? 1)
    var seen: [String: String] = [:]
    for (entryPlace, entry) in entries.enumerated() {
      let name = try Self.name(of: entry)
      names.append(name)
      // Case is ignored, because pictures are also checked out on file systems that ignore it.
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
