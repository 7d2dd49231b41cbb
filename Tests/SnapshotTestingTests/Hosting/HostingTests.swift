import Testing

@testable import SnapshotTesting

/// The window in which a view or controller appears for its snapshot.
@MainActor struct HostingTests {
  private func image(
    _ controller: UIViewController, _ strategy: Snapshotting<UIViewController, UIImage>
  ) -> UIImage? {
    var image: UIImage?
    strategy.snapshot(controller).run { image = $0 }
    return image
  }

  private final class Recorder: UIViewController {
    var events: [String] = []
    var insets = UIEdgeInsets.zero
    var style = UIUserInterfaceStyle.unspecified

    override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
    override func viewDidAppear(_ animated: Bool) {
      events.append("did appear")
      insets = view.safeAreaInsets
      style = traitCollection.userInterfaceStyle
    }
    override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
  }

  @Test func `a controller appears and disappears twice, as in the original`() {
    let controller = Recorder()
    _ = image(controller, .image(on: .iPhoneX))
    let appearing = ["will appear", "did appear"]
    let disappearing = ["will disappear", "did disappear"]
    #expect(controller.events == appearing + appearing + disappearing + disappearing)
    #expect(controller.parent == nil)
    #expect(controller.view.window == nil)
  }

  @Test func `a controller has the safe area and the traits of its device`() {
    let controller = Recorder()
    let image = image(controller, .image(on: .iPhoneX, traits: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(image?.size == CGSize(width: 375, height: 812))
    #expect(controller.insets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(controller.style == .dark)
  }

  /// A controller with a strip of cells as high as the space inside the margins.
  private final class Strip: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
  {
    let collection: UICollectionView = {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
      view.backgroundColor = .white
      view.addSubview(collection)
      collection.dataSource = self
      collection.delegate = self
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      collection.translatesAutoresizingMaskIntoConstraints = false
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        collection.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        collection.topAnchor.constraint(equalTo: guide.topAnchor),
        collection.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        collection.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }

    override func viewDidLayoutSubviews() { collection.collectionViewLayout.invalidateLayout() }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
      cell.contentView.backgroundColor = .orange
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: min(collectionView.frame.width - 50, 300), height: collectionView.frame.height)
    }
  }

  @Test func `a collection stays at its top when its controller is drawn on one device after another`() {
    let controller = Strip()
    for device in [ViewImageConfig.iPadPro12_9, .iPhone8, .iPhoneXsMax, .iPhoneSe, .iPhoneX, .iPhone8] {
      let picture = image(controller, .image(on: device))?.pngData()
      #expect(picture == image(Strip(), .image(on: device))?.pngData(), "\(device.size ?? .zero)")
    }
  }

  @Test func `the size of a call takes the place of the device's`() {
    #expect(image(Recorder(), .image(on: .iPhoneX, size: CGSize(width: 100, height: 50)))?.size.width == 100)
  }

  @Test func `the window of a navigation controller is lower by the status bar`() {
    let controller = UINavigationController(rootViewController: UIViewController())
    // 812 - 44 = 768
    #expect(image(controller, .image(on: .iPhoneX))?.size == CGSize(width: 375, height: 768))
  }

  @Test
  func `the window of tabs is lower by the bottom, and by the status bar above a navigation controller`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    // 812 - 34 = 778
    #expect(image(tabs, .image(on: .iPhoneX))?.size.height == 778)
    tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
    // 812 - 34 - 44 = 734
    #expect(image(tabs, .image(on: .iPhoneX))?.size.height == 734)
  }

  @Test func `a view without a size gets its content's size`() {
    let label = UILabel()
    label.text = "What?"
    var image: UIImage?
    Snapshotting<UIView, UIImage>.image.snapshot(label).run { image = $0 }
    #expect(image?.size == label.intrinsicContentSize)
  }

  @Test func `traits set the scale of a picture`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var image: UIImage?
    Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(displayScale: 3)).snapshot(view)
      .run { image = $0 }
    #expect(image?.scale == 3)
  }

  @Test func `the views of a controller are lines`() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    controller.view.addSubview(label)
    var text: String?
    Snapshotting<UIViewController, String>.recursiveDescription(on: .iPhoneSe).snapshot(controller)
      .run { text = $0 }
    #expect(
      text == """
        <UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>
           | <UILabel; frame = (10 20; 30 40); userInteractionEnabled = NO; backgroundColor = \
        UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer>>
        """)
  }

  @Test func `the navigation controllers of hidden tabs have views without the controllers in them`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UIViewController(), UINavigationController(rootViewController: UIViewController()),
    ]
    var text: String?
    Snapshotting<UIViewController, String>.hierarchy.snapshot(tabs).run { text = $0 }
    #expect(
      text == """
        <UITabBarController>, state: appeared, view: <UILayoutContainerView>
           | <UIViewController>, state: appeared, view: <UIView>
           | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window
           |    | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
  }

  @Test func `the controllers in a controller are lines`() {
    let controller = UINavigationController(rootViewController: UIViewController())
    var text: String?
    Snapshotting<UIViewController, String>.hierarchy.snapshot(controller).run { text = $0 }
    #expect(
      text == """
        <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           | <UIViewController>, state: appeared, view: <UIView>
        """)
  }
}
