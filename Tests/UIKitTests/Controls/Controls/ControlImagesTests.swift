import Testing

@testable import UIKit

@MainActor struct ControlImagesTests {
  private func image(_ color: UIColor, height: CGFloat = 8) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: height)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: height))
    }
  }

  @Test func `a progress view's images are stretched over its parts`() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 8))
    view.progressImage = image(.red)
    view.trackImage = image(.blue)
    view.progress = 0.5
    #expect(view.intrinsicContentSize.height == 8)
    #expect(view.drawnPixel(x: 20, y: 4) == [255, 0, 0, 255])
    #expect(view.drawnPixel(x: 80, y: 4) == [0, 0, 255, 255])
  }

  @Test func `a field shows the background of its state`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.background = image(.red)
    field.disabledBackground = image(.blue)
    #expect(field.drawnPixel(x: 50, y: 20) == [255, 0, 0, 255])
    field.isEnabled = false
    #expect(field.drawnPixel(x: 50, y: 20) == [0, 0, 255, 255])
    field.borderStyle = .roundedRect
    #expect(field.drawnPixel(x: 50, y: 20) == [255, 255, 255, 255])
  }

  @Test func `a text view has a field's border`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.borderStyle = .roundedRect
    #expect(view.layer.cornerRadius == 5)
    #expect(view.layer.borderWidth == 0.5)
  }

  @Test func `a search bar shows the app's icons`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
    bar.setImage(image(.red), for: .search, state: .normal)
    bar.setImage(image(.blue), for: .bookmark, state: .normal)
    bar.showsBookmarkButton = true
    bar.layoutIfNeeded()
    #expect((bar.searchTextField.leftView as? UIImageView)?.image == bar.image(for: .search, state: .normal))
    #expect(
      (bar.searchTextField.rightView as? UIImageView)?.image == bar.image(for: .bookmark, state: .normal))
  }

  @Test func `a vertical page control has its dots below one another`() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 30, height: 100))
    control.numberOfPages = 3
    let size = control.size(forNumberOfPages: 3)
    control.direction = .bottomToTop
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: size.height, height: size.width))
    control.layoutIfNeeded()
    let dots = control.subviews.map(\.center)
    #expect(Set(dots.map(\.x)) == [15])
    #expect(dots[0].y > dots[2].y)
  }

  @Test func `a prominent page control has a platter`() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    control.numberOfPages = 3
    control.backgroundStyle = .prominent
    control.layoutIfNeeded()
    #expect(control.subviews.first?.frame.size == control.size(forNumberOfPages: 3))
    control.backgroundStyle = .minimal
    #expect(control.subviews.count == 3)
  }

  @Test func `a slider is filled from its neutral value`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.minimumTrackTintColor = .red
    slider.trackConfiguration = UISlider.TrackConfiguration(neutralValue: 0.5, numberOfTicks: 3)
    slider.value = 0.9
    #expect(slider.drawnPixel(x: 125, y: 17) == [255, 0, 0, 255])
    #expect(slider.drawnPixel(x: 60, y: 17) != [255, 0, 0, 255])
  }
}
