// A table creates views of classes that it learns at run time, through `init(style:reuseIdentifier:)`. Swift
// allows this for `required` initialisers only. If the initialiser were required, app cells written for UIKit
// would not compile. Each function here is the allocating entry of a convenience initialiser that the class
// declares. Called with a class, it allocates that class and calls its override. The compiler checks the
// declared type against the initialiser's type.

extension UITableViewCell {
  @_silgen_name("$s5UIKit15UITableViewCellC12reusableWithACSSSg_tcfC")
  private static func allocate(reusableWith identifier: __owned String?) -> UITableViewCell

  static func make(reuseIdentifier: String?) -> UITableViewCell {
    allocate(reusableWith: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C12reusableWithACSSSg_tcfC")
  private static func allocate(reusableWith identifier: __owned String?) -> UITableViewHeaderFooterView

  static func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
    allocate(reusableWith: reuseIdentifier)
  }
}
