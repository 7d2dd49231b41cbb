import Foundation
import Testing

@testable import CellImport

struct ImportPageTests {
  private func page(_ change: (inout ImportReport) -> Void) throws -> String {
    var report = try ImportReport.sample(
      "class NoteCell: UITableViewCell {}\nclass TitleView: UITableViewHeaderFooterView {}")
    change(&report)
    return ImportPage(report).html
  }

  private func picture(_ state: String, blank reason: String? = nil) -> ImportReport.Picture {
    ImportReport.Picture(path: "Pictures/NoteCell/\(state).320@2x.png", blankReason: reason)
  }

  @Test func `cells and headers have parts of their own`() throws {
    let html = try page { report in
      for number in report.classes.indices { report.classes[number].pictures = [picture("short")] }
    }
    #expect(html.contains("<h2>Cells</h2>\n<section><h3>NoteCell <small>NoteCell.swift</small></h3>"))
    #expect(html.contains("<h2>Headers and footers</h2>\n<section><h3>TitleView"))
  }

  @Test func `a blank picture is folded with its reason`() throws {
    let html = try page {
      $0.classes[0].pictures = [picture("short"), picture("absent", blank: "its labels have no texts")]
    }
    #expect(html.contains("<img src=\"Pictures/NoteCell/short.320@2x.png\""))
    #expect(!html.contains("<img src=\"Pictures/NoteCell/absent.320@2x.png\""))
    #expect(
      html.contains("<summary>1 blank picture</summary><ul><li>absent.320@2x: its labels have no texts"))
  }

  @Test func `a class with only blank pictures is in the table of those without a picture`() throws {
    let html = try page {
      $0.classes[0].pictures = [picture("short", blank: "it holds no views")]
      $0.classes[0].reason = "blank, because it holds no views"
    }
    #expect(
      html.contains(
        "<tr><th>NoteCell<td>NoteCell.swift<td>blank, because it holds no views <td>Give the view"))
  }

  @Test func `texts of the app are no markup`() throws {
    let html = try page {
      $0.classes[0].pictures = [picture("short")]
      $0.drawnLines = ["NoteCell/short.320@2x: <b>&\"note\" is not there"]
    }
    #expect(html.contains("<li>NoteCell/short: &lt;b&gt;&amp;&quot;note&quot; is not there"))
  }
}
