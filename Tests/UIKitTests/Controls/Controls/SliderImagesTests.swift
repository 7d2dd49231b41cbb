import CellDrawing
import Testing
import UIKit

@MainActor struct SliderImagesTests {
  private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  private func image(_ width: Int, _ height: Int) -> UIImage {
    UIImage(
      Image(
        premultipliedBGRA: Array(repeating: 255, count: 4 * width * height), width: width, height: height),
      scale: 1)
  }

  private var frames: [CGRect] {
    slider.layoutIfNeeded()
    return slider.subviews.compactMap { $0 as? UIImageView }.map(\.frame)
  }

  @Test func `a thumb's image is around the place of the thumb`() {
    slider.setThumbImage(image(20, 10), for: .normal)
    slider.value = 0.5
    // The middle of 200 by 34 points is (100, 17).
    #expect(frames.contains(CGRect(x: 90, y: 12, width: 20, height: 10)))
    #expect(slider.currentThumbImage === slider.thumbImage(for: .normal))
  }

  @Test func `images of the track are before and after the thumb`() {
    slider.setMinimumTrackImage(image(4, 6), for: .normal)
    slider.setMaximumTrackImage(image(4, 2), for: .normal)
    slider.value = 0.5
    #expect(frames.contains(CGRect(x: 0, y: 14, width: 100, height: 6)))
    #expect(frames.contains(CGRect(x: 100, y: 16, width: 100, height: 2)))
  }

  @Test func `a slider without images of its own has no image views`() {
    #expect(frames.isEmpty)
  }
}
