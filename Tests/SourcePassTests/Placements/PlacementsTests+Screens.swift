import Testing

@testable import CellSnapSourcePass

extension PlacementsTests {
  @Test func `the screen of a superclass, or of a data source's controller, is behind a cell`() {
    let all = placements(
      """
      class Base: UIViewController { func viewDidLoad() { view.backgroundColor = .black } }
      class Notes: Base { let source = NotesSource() }
      class NotesSource: NSObject { func cell() { dequeueReusableCell() as! NoteCell } }
      """
    ).all
    #expect(all["NoteCell"]?.ground == ".black")
  }

  @Test func `the colour of most screens is the usual one`() {
    let all = placements(
      """
      class A: UIViewController { func viewDidLoad() { view.backgroundColor = .black; _ = TagCell() } }
      class B: UIViewController { func viewDidLoad() { view.backgroundColor = .black; _ = TextCell() } }
      class C: UIViewController { func viewDidLoad() { view.backgroundColor = .white; _ = TextCell() } }
      """, cells: ["NoteCell", "TagCell", "TextCell"])
    #expect(all.usualGround == ".black")
    #expect(all.all["NoteCell"]?.ground == nil)
  }

  @Test func `the app has the style of its window, and a screen may have its own`() {
    let all = placements(
      """
      class SceneDelegate { func scene() { window?.overrideUserInterfaceStyle = .dark } }
      class Notes: UIViewController {
        func viewDidLoad() { overrideUserInterfaceStyle = .light; _ = NoteCell() }
      }
      """)
    #expect(all.style == ".dark")
    #expect(all.all["NoteCell"]?.style == ".light")
  }
}
