import CellCommandLine
import CellSnapDemoCatalog
import CellSnapSocialFeed

/// The program `cellsnap`: the commands of the demo's catalogue, and the import of apps.
@main
enum CellSnap {
  @MainActor static func main() {
    CommandList.added = [ImportCommand.self]
    DemoCatalog.main()
  }
}

/// The catalogue of `cellsnap`: the demo's tables and screens, and the rows of any timeline file.
struct DemoCatalog: SnapshotCatalog {
  static var entries: [CatalogEntry] { (try? DemoEntries.all(FeedSettings())) ?? [] }

  static var options: [any DeclaredOption] { FeedOptions.all }

  static func entries(for arguments: Arguments) throws -> [CatalogEntry] {
    let settings = try FeedOptions.settings(from: arguments)
    do {
      return try DemoEntries.all(settings)
    } catch {
      throw .failure("the sample in \(SampleData.folder.path) cannot be read: \(error); build CellSnap again")
    }
  }

  static func entries(readFrom file: InputFile, for arguments: Arguments) throws -> FileEntries {
    let settings = try FeedOptions.settings(from: arguments)
    let timeline: Timeline
    do {
      timeline = try Timeline.decode(file.contents)
    } catch {
      throw .failure("cannot render \(file.name): \(error)")
    }
    let skipped = timeline.skipped.map { "\(file.name): \($0.description); the row is left out" }
    let only = timeline.skipped.first?.description
    let cut = timeline.cut.map { "\(file.name): \($0.description)" }
    guard !timeline.rows.isEmpty else {
      throw .failure(
        "cannot render \(file.name): " + (only ?? "it holds no statuses and no accounts"))
    }
    let wall = Wall(rows: timeline.rows, settings: settings)
    let entry = CatalogEntry(file.title) { UserProfileTVC(wall: wall) }
    return FileEntries([entry], warnings: skipped + cut)
  }
}
