import Testing
@testable import UIKit

/// Tests of separate trees, of views that replace their subviews in layout, and of odd cases.
@MainActor @Suite struct TreeTests {
  private final class Rebuilding: UIView {
    let parts = [UIView(), UIView()]
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      for part in parts {
        part.removeFromSuperview()
        addSubview(part)
      }
    }
  }

  @Test func `views of separate trees convert points as neighbours`() {
    let first = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let second = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    first.addSubview(inner)
    // 10 + 1 - 100 and 20 + 2 - 200.
    #expect(inner.convert(CGPoint.zero, to: second) == CGPoint(x: -89, y: -178))
    #expect(second.convert(CGPoint.zero, from: inner) == CGPoint(x: -89, y: -178))
  }

  @Test func `adding the same subviews in layout causes one more pass only`() {
    let view = Rebuilding(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let found = Diagnostics.found { view.layoutIfNeeded() }
    #expect(view.layouts == 1)
    #expect(found.isEmpty)
    view.addSubview(UIView())
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func `a text field without a font has the default font`() {
    let field = UITextField()
    field.font = nil
    #expect(field.font == .systemFont(ofSize: 17))
  }

  @Test func `a touch has no view at first`() {
    #expect(UITouch().view == nil)
    #expect(UITouch().phase == .began)
  }

  @Test func `an absent header has attributes of size zero`() throws {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let source = OneItem()
    collection.dataSource = source
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.layoutIfNeeded()
    let attributes = try #require(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    #expect(attributes.size == .zero)
  }

  private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
