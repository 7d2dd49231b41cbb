import Testing

@testable import UIKit

/// The colours of configured buttons in their states. A simulator of iOS 26.1 draws the same colours.
@MainActor struct ButtonColorTests {
  struct Colors: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var configuration: @MainActor @Sendable () -> UIButton.Configuration
    var style = UIUserInterfaceStyle.light
    var state: UIControl.State = .normal
    /// The fill and the title as RRGGBBAA.
    var fill: String?
    var title: String
  }

  nonisolated static let rows = [
    Colors(testDescription: "filled", configuration: { .filled() }, fill: "0088FFFF", title: "FFFFFFFF"),
    Colors(testDescription: "tinted", configuration: { .tinted() }, fill: "0088FF2E", title: "0088FFFF"),
    Colors(testDescription: "gray", configuration: { .gray() }, fill: "78788029", title: "000000FF"),
    Colors(testDescription: "bordered", configuration: { .bordered() }, fill: "78788029", title: "000000FF"),
    Colors(testDescription: "plain", configuration: { .plain() }, title: "0088FFFF"),
    Colors(
      testDescription: "dark filled", configuration: { .filled() }, style: .dark, fill: "0091FFFF",
      title: "FFFFFFFF"),
    Colors(
      testDescription: "dark tinted", configuration: { .tinted() }, style: .dark, fill: "0091FF40",
      title: "0091FFFF"),
    Colors(
      testDescription: "dark gray", configuration: { .gray() }, style: .dark, fill: "78788052",
      title: "FFFFFFFF"),
    Colors(
      testDescription: "pressed filled", configuration: { .filled() }, state: .highlighted, fill: "0088FFBF",
      title: "FFFFFFBF"),
    Colors(
      testDescription: "pressed gray", configuration: { .gray() }, state: .highlighted, fill: "7878801F",
      title: "000000BF"),
    Colors(
      testDescription: "disabled filled", configuration: { .filled() }, state: .disabled, fill: "7878801F",
      title: "3C3C434D"),
    Colors(
      testDescription: "disabled gray", configuration: { .gray() }, state: .disabled, fill: "7878801F",
      title: "3C3C434D"),
    Colors(
      testDescription: "disabled plain", configuration: { .plain() }, state: .disabled, title: "3C3C434D"),
    Colors(
      testDescription: "selected plain", configuration: { .plain() }, state: .selected, fill: "0088FF2E",
      title: "0088FFFF"),
    Colors(
      testDescription: "selected gray", configuration: { .gray() }, state: .selected, fill: "0088FF2E",
      title: "000000FF"),
    Colors(
      testDescription: "selected filled", configuration: { .filled() }, state: .selected, fill: "0088FFFF",
      title: "FFFFFFFF"),
  ]

  private func hexadecimal(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> String? {
    guard let color else { return nil }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  @Test(arguments: rows) func `a configured button has the colours of its state`(_ row: Colors) {
    let configuration = row.configuration()
    let (fill, title) = (
      configuration.backgroundColor(tint: .systemBlue, state: row.state),
      configuration.foregroundColor(tint: .systemBlue, state: row.state)
    )
    #expect(hexadecimal(fill, row.style) == row.fill)
    #expect(hexadecimal(title, row.style) == row.title)
  }

  @Test func `the title of a grey button has its tint before iOS 26`() {
    Device.using(Device(systemVersion: .iOS18)) {
      #expect(UIButton.Configuration.gray().foregroundColor(tint: .red, state: .normal) == .red)
    }
  }

  @Test func `a background colour of the app's own stays in every state`() {
    var configuration = UIButton.Configuration.filled()
    configuration.background.backgroundColor = .red
    for state: UIControl.State in [.normal, .highlighted, .selected, .disabled] {
      #expect(configuration.backgroundColor(tint: .systemBlue, state: state) == .red)
    }
  }

  @Test func `a configuration that does not update for the selection keeps its fill`() {
    var configuration = UIButton.Configuration.plain()
    configuration.automaticallyUpdateForSelection = false
    #expect(configuration.backgroundColor(tint: .systemBlue, state: .selected) == nil)
  }
}
