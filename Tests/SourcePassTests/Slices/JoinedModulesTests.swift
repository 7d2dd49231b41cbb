import CellSnapSourcePass
import Testing

struct JoinedModulesTests {
  /// Returns the files of modules after they are joined. The names of the files are the modules' names.
  private func joined(_ modules: KeyValuePairs<String, String>) -> JoinedModules {
    JoinedModules(
      modules.map { name, text in
        (name: name, files: [SliceFile(SourceFile(path: "/App/\(name).swift", text: text))])
      })
  }

  private func texts(_ modules: KeyValuePairs<String, String>) -> [String] {
    joined(modules).files.map(\.text)
  }

  @Test func `the name of a module before a type is left out`() {
    let texts = texts([
      "Shop":
        "import Kit\nlet a: Kit.Note? = Kit.Note(); let b = Kit.load(); let c: Shop.Own?; struct Own {}",
      "Kit": "public struct Note {}; public func load() -> Int { 1 }",
    ])
    #expect(texts[0] == "import Kit\nlet a: Note? = Note(); let b = load(); let c: Own?; struct Own {}")
  }

  @Test func `an alias for a type of the same name in another module is left out`() {
    let texts = texts([
      "Shop": "import Store\nvar a: Store.Order?; var b: Order?",
      "Store": "import Net\npublic typealias Order = Net.Order\npublic typealias Own = Int",
      "Net": "public struct Order {}",
    ])
    #expect(texts[0] == "import Store\nvar a: Order?; var b: Order?")
    #expect(texts[1].split(separator: "\n").last == "public typealias Own = Int")
    #expect(!texts[1].contains("Order"))
  }

  @Test func `types of one name are kept apart, and the app's own keeps it`() {
    let texts = texts([
      "Shop": "import Kit\nstruct Note {}; let a: Note?; let b = Kit.Note(); let c: Note.Kind?",
      "Kit": "public class Note { static let all = [Note()] }\nextension Note { var note: Int { 1 } }",
    ])
    #expect(texts[0] == "import Kit\nstruct Note {}; let a: Note?; let b = Kit_Note(); let c: Note.Kind?")
    #expect(
      texts[1]
        == "public class Kit_Note { static let all = [Kit_Note()] }\nextension Kit_Note { var note: Int { 1 } }"
    )
  }

  @Test func `the type that an alias means keeps its name`() {
    let texts = texts([
      "Shop": "import Store\nlet a: Order?",
      "Store":
        "import Data\nimport Net\npublic typealias Order = Net.Order; let a: Data.Order?; let b: Order?",
      "Data": "public class Order {}", "Net": "public struct Order {}",
    ])
    #expect(texts[0].hasSuffix("let a: Order?"))
    #expect(texts[1].hasSuffix("let a: Data_Order?; let b: Order?"))
    #expect(texts[2] == "public class Data_Order {}")
    #expect(texts[3] == "public struct Order {}")
  }

  @Test func `a file means the type of the module that it imports`() {
    let texts = texts([
      "Shop": "import A\nimport B", "A": "public struct Note {}", "B": "public struct Note {}",
      "C": "import B\nlet a = Note()",
    ])
    #expect(texts[3] == "import B\nlet a = B_Note()")
  }

  @Test func `a member after a type with a module's name stays`() {
    #expect(
      texts(["Shop": "import Kit\nlet a = Kit.version", "Kit": "public enum Kit { static let version = 1 }"])[
        0]
        == "import Kit\nlet a = Kit.version")
  }

  @Test func `names of members, labels and nested types stay`() {
    let text =
      "import Kit\nlet a = b.Note; let c = d(Note: 1); struct E { enum Kind {} }; case_: do { _ = F.Note.self }"
    #expect(texts(["Shop": text + "\nstruct Note {}", "Kit": "struct Note {}"])[0].hasPrefix(text))
  }

  @Test func `the same members of an extension in two modules are there once`() {
    let joined = joined([
      "Shop": "extension Int { var half: Int { self / 2 } }",
      "Kit": """
      extension Int { public var half: Int { self / 2 }; public var third: Int { 1 } }
      extension Array where Element == Int { var half: Int { 1 } }
      func load(_ a: Int) {}
      private func own() {}
      """,
      "Net": "func load(_ a: Int) {}; func load(_ a: String) {}; private func own() {}",
    ])
    #expect(
      joined.duplicates.map { joined.files[$0.file].declarations[$0.index].key } == [
        "extension Int.half", "load(_:)",
      ])
    #expect(joined.duplicates.map(\.file) == [1, 2])
  }

  @Test func `lines stay where they are if a module's name is on its own`() {
    let texts = texts([
      "Shop": "import Kit\nlet a = Kit\n  .Note()\nlet b = 1", "Kit": "public struct Note {}",
    ])
    #expect(texts[0] == "import Kit\nlet a = \nNote()\nlet b = 1")
  }
}
