/// A promise to set the view model of a new view right after its initialiser.
///
/// While the promise holds, a build in the view's initialiser leaves out the steps that the view model would run
/// again.
@MainActor enum ViewModelPromise {
  private static var viewClass: AnyClass?

  /// Runs `make`, in which a view of exactly this class may be made. Views of other classes in it build as usual.
  static func making<View>(_ viewClass: AnyClass, _ make: () -> View) -> View {
    let outer: AnyClass? = self.viewClass
    self.viewClass = viewClass
    defer { self.viewClass = outer }
    return make()
  }

  static func covers(_ view: AnyObject) -> Bool {
    viewClass == type(of: view)
  }
}
