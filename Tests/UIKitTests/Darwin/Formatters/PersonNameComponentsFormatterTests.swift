import Testing

@testable import UIKit

struct PersonNameComponentsFormatterTests {
  private func name(_ given: String, _ family: String) -> PersonNameComponents {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = (given, family)
    return name
  }

  private func text(
    _ name: PersonNameComponents, _ style: PersonNameComponentsFormatter.Style = .default,
    locale: String = "en_US"
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    formatter.locale = Locale(identifier: locale)
    return formatter.string(from: name)
  }

  @Test func `each style has more or fewer parts of a name`() {
    var name = name("Ada", "Lovelace")
    (name.namePrefix, name.middleName, name.nameSuffix) = ("Ms.", "Augusta", "Jr.")
    #expect(text(name) == "Ada Lovelace")
    #expect(text(name, .short) == "Ada")
    #expect(text(name, .long) == "Ms. Ada Augusta Lovelace Jr.")
    #expect(text(name, .abbreviated) == "AL")
    name.nickname = "Addy"
    #expect(text(name, .short) == "Addy")
  }

  @Test func `names of East Asia begin with the family`() {
    #expect(text(name("太郎", "山田")) == "山田太郎")
    #expect(text(name("지우", "김")) == "김지우")
    #expect(text(name("太郎", "山田"), .abbreviated) == "山")
    #expect(text(name("Ferenc", "Liszt"), locale: "hu_HU") == "Liszt Ferenc")
  }

  @Test func `a name without parts is empty`() {
    #expect(text(PersonNameComponents()) == "")
    #expect(text(name("Ada", "")) == "Ada")
  }
}
