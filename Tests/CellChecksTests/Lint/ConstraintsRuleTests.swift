import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks

/// Tests of the findings about constraints.
@MainActor struct ConstraintsRuleTests {
  private func found(_ view: @escaping @MainActor () -> UIView) throws -> [String] {
    let settings = CheckSettings(rules: [.constraints], widths: [320], textSizes: [.large])
    let findings = try Checker(settings).check([CatalogEntry("View", view: view)]).findings
    return Set(findings.map { "\($0.viewClass ?? ""): \($0.actual)" }).sorted()
  }

  private func holder(_ views: UIView...) -> UIView {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
    }
    return holder
  }

  private final class Bar: UIView {}

  @Test func `a width that contradicts the edges is a conflict`() throws {
    let findings = try found {
      let bar = Bar()
      let holder = holder(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
        bar.topAnchor.constraint(equalTo: holder.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 10),
        bar.widthAnchor.constraint(equalToConstant: 50),
      ])
      return holder
    }
    #expect(findings.count == 1)
    let text = try #require(findings.first)
    #expect(text.contains("<Bar.width == 50 (ConstraintsRuleTests.swift:"))
    #expect(text.contains("will attempt to recover by breaking constraint <Bar.width == 50>"))
    #expect(!text.contains("height"))
  }

  @Test func `an unspecified position is ambiguous`() throws {
    let findings = try found {
      let bar = Bar()
      bar.backgroundColor = .systemRed
      let holder = holder(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 50), bar.heightAnchor.constraint(equalToConstant: 10),
      ])
      return holder
    }
    #expect(findings == ["Bar: other values are possible for its y"])
  }

  @Test func `a spacer may be anywhere`() throws {
    let findings = try found {
      let stack = UIStackView(arrangedSubviews: [UILabel(), UIView(), UIButton(type: .contactAdd)])
      stack.alignment = .center
      let holder = holder(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
        stack.topAnchor.constraint(equalTo: holder.topAnchor),
      ])
      return holder
    }
    #expect(findings == [])
  }

  @Test func `a cell without a chain of constraints to its bottom has no height`() throws {
    let findings = try found {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let bar = Bar()
      bar.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        bar.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        bar.widthAnchor.constraint(equalToConstant: 50), bar.heightAnchor.constraint(equalToConstant: 10),
      ])
      return cell
    }
    #expect(findings == ["UITableViewCell: a height of 0 from the existing constraints"])
  }

  @Test func `a view with constraints on all sides has no finding`() throws {
    let findings = try found {
      let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
      let holder = holder(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
        stack.topAnchor.constraint(equalTo: holder.topAnchor),
        stack.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
      ])
      return holder
    }
    #expect(findings == [])
  }
}
