import SwiftUI
import Testing

private struct Badge: View {
  let title: String

  var body: some View { Text(title) }
}

private struct Wrapped: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = .red }
}

@MainActor struct SwiftUITests {
  private func hosting<V: View>(_ view: V) -> UIView {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    return controller.view
  }

  @Test func `a hosted view is a light area with a dashed outline`() throws {
    let pixels = try Pixels(hosting(Badge(title: "a")))
    #expect(pixels[20, 10] == [243, 243, 243])
    let edge = (0..<40).map { pixels[$0, 0][0] }
    #expect(edge.contains { $0 < 190 } && edge.contains { $0 > 235 })
  }

  @Test func `the area is dark in the dark appearance`() throws {
    let view = hosting(Badge(title: "a"))
    view.overrideUserInterfaceStyle = .dark
    let pixels = try Pixels(view)
    #expect(pixels[20, 10] == [40, 40, 40])
  }

  @Test func `a warning names the type of the view`() {
    let view = hosting(Badge(title: "a").padding().background(Color.red))
    let warnings = Diagnostics.found { _ = view.scene() }
    #expect(
      warnings.map(\.message)
        == ["drawn as an empty area: CellSnap draws no SwiftUI, and this shows Badge"])
  }

  @Test func `a represented view of UIKit is drawn`() throws {
    let view = hosting(Wrapped().padding(4))
    #expect(try Pixels(view)[20, 10] == [255, 0, 0])
    #expect(Diagnostics.found { _ = view.scene() }.isEmpty)
  }

  @Test func `a cell shows a hosting configuration inside its margins`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    cell.contentConfiguration = UIHostingConfiguration { Badge(title: "a") }.margins(.all, 10)
    cell.layoutIfNeeded()
    let area = try #require(
      cell.contentView.subviews.first?.subviews.first ?? cell.contentView.subviews.first)
    #expect(area.convert(area.bounds, to: cell) == CGRect(x: 10, y: 10, width: 80, height: 40))
  }

  @Test func `a hosting configuration is as high as a row with its margins`() {
    let view = UIHostingConfiguration { Badge(title: "a") }.margins(.vertical, 3).makeContentView()
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 50)
    let high = UIHostingConfiguration { Badge(title: "a") }.minSize(height: 80).makeContentView()
    #expect(high.intrinsicContentSize.height == 80)
  }

  @Test func `a colour of SwiftUI is one of UIKit`() {
    let color = UIColor(Color(red: 1, green: 0.5, blue: 0).opacity(0.5))
    #expect(color.cgColor.components == [1, 0.5, 0, 0.5])
  }

  @Test func `a binding changes the value of its owner`() {
    var number = (value: 1, other: 2)
    let binding = Binding(get: { number }, set: { number = $0 })
    binding.value.wrappedValue = 5
    #expect(number == (5, 2))
  }

  @Test func `a state keeps its value`() {
    let state = State(wrappedValue: 1)
    state.projectedValue.wrappedValue = 3
    #expect(state.wrappedValue == 3)
  }
}
