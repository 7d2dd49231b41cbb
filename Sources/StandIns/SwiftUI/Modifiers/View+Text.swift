public import UIKit

extension View {
  public func font(_ font: Font?) -> some View { changed }
  public func fontWeight(_ weight: Font.Weight?) -> some View { changed }
  public func fontDesign(_ design: Font.Design?) -> some View { changed }
  public func bold(_ isActive: Bool = true) -> some View { changed }
  public func italic(_ isActive: Bool = true) -> some View { changed }
  public func monospacedDigit() -> some View { changed }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { changed }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { changed }
  public func lineLimit(_ number: Int?) -> some View { changed }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { changed }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { changed }
  public func lineSpacing(_ spacing: CGFloat) -> some View { changed }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { changed }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { changed }
  public func allowsTightening(_ flag: Bool) -> some View { changed }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { changed }
  public func textCase(_ textCase: Text.Case?) -> some View { changed }
  public func textSelection(_ selectability: EnabledTextSelectability) -> some View { changed }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { changed }
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View { changed }
  public func kerning(_ kerning: CGFloat) -> some View { changed }
  public func tracking(_ tracking: CGFloat) -> some View { changed }
  public func keyboardType(_ type: UIKeyboardType) -> some View { changed }
  public func textContentType(_ type: UITextContentType?) -> some View { changed }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { changed }
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View { changed }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { changed }
  public func disableAutocorrection(_ disable: Bool?) -> some View { changed }
  public func submitLabel(_ label: SubmitLabel) -> some View { changed }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { changed }
}

public struct EnabledTextSelectability: Sendable {
  public static let enabled = EnabledTextSelectability()
  public static let disabled = EnabledTextSelectability()
}

public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}

public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let next = SubmitLabel()
  public static let search = SubmitLabel()
  public static let send = SubmitLabel()
  public static let `continue` = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let `return` = SubmitLabel()
}
