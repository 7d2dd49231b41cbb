import SwiftUI

// These declarations use SwiftUI as files of apps do. They are here to be compiled.

final class CompiledModel: ObservableObject {
  struct Item: Identifiable {
    let id: Int
    let name: String
  }

  @Published var isOn = false
  @Published var text = ""
  var items: [Item] = []
}

struct CompiledRow: View {
  @State private var isShown = false
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dismiss) private var dismiss
  @ObservedObject var model: CompiledModel
  @FocusState private var isFocused: Bool
  let title: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: "star").resizable().aspectRatio(contentMode: .fit).frame(width: 20, height: 20)
        Text(title).font(.headline).bold().lineLimit(1).padding(.horizontal, 4)
        Spacer()
        if isShown { Text("on") } else { Text("off \(model.items.count)") }
        Toggle(title, isOn: $model.isOn)
      }
      .padding()
      .background(Color.blue.opacity(0.2))
      .cornerRadius(4)
      .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.gray, lineWidth: 1))
      ForEach(model.items) { Text($0.name) }
      TextField("Name", text: $model.text).focused($isFocused).textFieldStyle(.roundedBorder)
      Button {
        withAnimation(.easeInOut) { isShown.toggle() }
      } label: {
        Label("More", systemImage: "plus")
      }
      .buttonStyle(CompiledButtonStyle())
      Section(header: Text("Header")) { Divider() }
    }
    .foregroundStyle(.secondary)
    .onReceive(model.$isOn) { isShown = $0 }
    .onChange(of: isShown) { _ in dismiss() }
    .sheet(isPresented: $isShown) { CompiledSheet() }
    .modifier(CompiledModifier())
    .accessibilityElement(children: .combine)
  }
}

struct CompiledSheet: View {
  @State private var detent = PresentationDetent.medium
  @State private var isAsking = false
  @State private var item: CompiledModel.Item?

  var body: some View {
    let interaction: PresentationContentInteraction = detent == .large ? .scrolls : .automatic
    EmptyView()
      .colorInvert()
      .fullScreenCover(item: $item) { Text($0.name) }
      .popover(item: $item) { Text($0.name) }
      .alert("Remove", isPresented: $isAsking, presenting: item) {
        Text($0.name)
      } message: {
        Text($0.name)
      }
      .confirmationDialog("Remove", isPresented: $isAsking, presenting: item) {
        Text($0.name)
      } message: {
        Text($0.name)
      }
      .presentationDetents([.medium, .large], selection: $detent)
      .presentationContentInteraction(interaction)
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationCornerRadius(12)
      .presentationBackground(Color.red)
      .presentationBackground { Color.red }
      .presentationCompactAdaptation(.popover)
      .presentationCompactAdaptation(horizontal: .sheet, vertical: .none)
  }
}

struct CompiledButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

struct CompiledModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding(3).shadow(radius: 2) }
}

extension View {
  @ViewBuilder func compiledPadding(_ isPadded: Bool) -> some View {
    if isPadded { padding() } else { self }
  }
}

private struct CompiledKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var compiledNumber: Int {
    get { self[CompiledKey.self] }
    set { self[CompiledKey.self] = newValue }
  }
}

struct CompiledRow_Previews: PreviewProvider {
  static var previews: some View {
    CompiledRow(model: CompiledModel(), title: "a").previewLayout(.sizeThatFits)
  }
}
