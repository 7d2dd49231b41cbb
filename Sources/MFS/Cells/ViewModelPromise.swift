/// Whoever makes a view and sets its view model right afterwards says so here, so that a build in the view's initialiser
/// leaves to the view model what would otherwise be done twice.
@MainActor enum ViewModelPromise {
  private static var viewClass: AnyClass?

  /// Runs `make`, in which a view of exactly this class may be made; views of other classes in it build as always.
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
