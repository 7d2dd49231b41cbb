import Foundation
import Testing

@testable import UIKit

@MainActor struct UINibTests {
  @Test func `instantiating a nib ends the program with the nib's name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "NoteCell", bundle: nil).instantiate(withOwner: nil) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("NoteCell"))
  }

  @Test func `a class that is registered after a nib replaces it`() {
    let table = UITableView()
    table.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "note")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    #expect(table.dequeueReusableCell(withIdentifier: "note") != nil)
  }
}
