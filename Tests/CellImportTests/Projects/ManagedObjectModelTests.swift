import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct ManagedObjectModelTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a model whose current version has some entities, and returns what is read of it.
  private func model(_ entities: String) throws -> ManagedObjectModel? {
    let url = URL(filePath: folder.path).appending(path: "App/Notes.xcdatamodeld")
    for version in ["Notes", "Notes 2"] {
      let place = url.appending(path: "\(version).xcdatamodel")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let text = "<?xml version=\"1.0\"?>\n<model>\(version == "Notes" ? entities : "")</model>"
      try Data(text.utf8).write(to: place.appending(path: "contents"))
    }
    let current = ["_XCCurrentVersionName": "Notes.xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: current, format: .xml, options: 0)
      .write(to: url.appending(path: ".xccurrentversion"))
    return ManagedObjectModel.models(in: URL(filePath: folder.path)).first
  }

  @Test func `an entity becomes a class with its attributes and relationships`() throws {
    let model = try #require(
      try model(
        """
        <entity name="Note" representedClassName="NoteRecord" codeGenerationType="class">
          <attribute name="title" optional="YES" attributeType="String"/>
          <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
          <attribute name="rank" optional="YES" attributeType="Double"/>
          <relationship name="folder" destinationEntity="Folder"/>
          <relationship name="tags" toMany="YES" destinationEntity="Folder"/>
        </entity>
        <entity name="Folder" parentEntity="Note" codeGenerationType="category"/>
        """))
    #expect(model.name == "Notes")
    #expect(
      model.source == """
        import CoreData
        import Foundation

        public class NoteRecord: NSManagedObject {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<NoteRecord> {
            NSFetchRequest<NoteRecord>(entityName: "Note")
          }
          @NSManaged public var title: String?
          @NSManaged public var count: Int32
          @NSManaged public var rank: NSNumber?
          @NSManaged public var folder: Folder?
          @NSManaged public var tags: NSSet?
        }

        extension Folder {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Folder> {
            NSFetchRequest<Folder>(entityName: "Folder")
          }
        }

        """)
  }

  @Test func `an entity whose class the app has makes no source`() throws {
    #expect(try #require(try model("<entity name=\"Note\"/>")).source == nil)
  }

  @Test func `a text that is no name does not become code, and a keyword is quoted`() throws {
    let source = try #require(
      try model(
        """
        <entity name="Note" representedClassName="Note" codeGenerationType="class">
          <attribute name="a: Int; func b() {}" attributeType="String"/>
          <attribute name="default" attributeType="String"/>
        </entity>
        <entity name="Bad" representedClassName="Bad {} class" codeGenerationType="class"/>
        """
      )?.source)
    #expect(source.contains("public var `default`: String?"))
    #expect(!source.contains("func b") && !source.contains("Bad"))
  }
}
