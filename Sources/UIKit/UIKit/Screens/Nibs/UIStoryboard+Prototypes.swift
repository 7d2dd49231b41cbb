internal import CellNibs

extension UIStoryboard {
  /// Returns a new cell, or supplementary view, of the first prototype with a class; nil if there is none.
  ///
  /// Objects beside the cell, such as the cell's controller, are not there.
  package func prototype(ofClass name: String) -> UIView? {
    guard let file = document,
      let object = file.document.scenes.lazy.flatMap(\.objects).compactMap({
        $0.first { $0.customClass?.name == name && Self.prototypes.contains($0.element) }
      }).first
    else { return nil }
    return UINib(object, in: file) { _ in nil }.instantiate(withOwner: nil).first as? UIView
  }

  private static let prototypes: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]
}

extension NibObject {
  /// Returns the first object that a condition holds for: this one, or one inside of it.
  fileprivate func first(where isWanted: (NibObject) -> Bool) -> NibObject? {
    if isWanted(self) { return self }
    for child in children + lists.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }
}
