package import CellSnapshots

extension SnapshotName {
  package init(entry: EntryName, configuration: SnapshotConfiguration, tile: Int? = nil) {
    self.init(entry: entry, variant: configuration.fileSuffix, tile: tile)
  }
}
