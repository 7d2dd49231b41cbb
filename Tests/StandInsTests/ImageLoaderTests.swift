import AlamofireImage
import CellSnapRemoteImages
import FLAnimatedImage
import Foundation
import Nuke
import SDWebImage
import Testing
import UIKit

@MainActor struct ImageLoaderTests {
  private let url = URL(filePath: "/a.png")
  private let view = UIImageView()
  private let image = UIColor.red.picture
  private let placeholder = UIColor.blue.picture

  private func withImage(_ body: () -> Void) {
    RemoteImages([url.absoluteString: image]).using(body)
  }

  @Test func `SDWebImage shows the entry's picture`() {
    var types: [SDImageCacheType] = []
    withImage {
      view.sd_setImage(with: url, placeholderImage: placeholder) { _, _, type, _ in types.append(type) }
    }
    #expect(view.image === image && types == [.memory])
    #expect(view.sd_imageURL == url)
  }

  @Test
  func `in the entry of an imported app an address without a picture has a stand-in of the view's size`() {
    view.frame.size = CGSize(width: 80, height: 120)
    var images = RemoteImages()
    images.standsIn = true
    let messages = Diagnostics.found {
      images.using { view.sd_setImage(with: url, placeholderImage: placeholder) }
    }
    #expect(view.image?.size == CGSize(width: 80, height: 120))
    #expect(view.image.map(StandInPicture.isOne) == true)
    #expect(messages.isEmpty)
  }

  @Test func `an entry's picture comes before a stand-in, and the same size has the same stand-in`() {
    var images = RemoteImages([url.absoluteString: image])
    images.standsIn = true
    images.using { view.sd_setImage(with: url) }
    #expect(view.image === image)
    let size = CGSize(width: 200, height: 100)
    #expect(StandInPicture.image(size) === StandInPicture.image(size))
    #expect(!StandInPicture.isOne(image))
  }

  @Test func `SDWebImage shows the placeholder and reports the error`() {
    var codes: [SDWebImageError.Code?] = []
    view.sd_setImage(with: url, placeholderImage: placeholder, options: [.retryFailed]) { _, error, _, _ in
      codes.append((error as? SDWebImageError)?.code)
    }
    #expect(view.image === placeholder)
    #expect(codes == [.badImageData])
  }

  @Test func `SDWebImage leaves the picture to the caller`() {
    withImage { view.sd_setImage(with: url, options: .avoidAutoSetImage) }
    #expect(view.image == nil)
  }

  @Test func `a button of SDWebImage shows the entry's picture`() {
    let button = UIButton()
    withImage { button.sd_setImage(with: url, for: .normal) }
    #expect(button.image(for: .normal) === image)
  }

  @Test func `the manager of SDWebImage finds the entry's picture`() {
    var found: UIImage?
    withImage {
      SDWebImageManager.shared.loadImage(with: url, progress: nil) { image, _, _, _, _, _ in found = image }
    }
    #expect(found === image)
  }

  @Test func `Nuke shows the entry's picture or the placeholder`() {
    let options = ImageLoadingOptions(placeholder: placeholder, transition: .fadeIn(duration: 0.3))
    withImage { Nuke.loadImage(with: url, options: options, into: view) }
    #expect(view.image === image)
    Nuke.loadImage(with: url, options: options, into: view)
    #expect(view.image === placeholder)
  }

  @Test func `Nuke shows the picture for failures in its own mode`() {
    let options = ImageLoadingOptions(
      placeholder: placeholder, failureImage: image,
      contentModes: .init(success: .scaleAspectFill, failure: .center, placeholder: .top))
    var isFailure = false
    loadImage(with: url, options: options, into: view) { if case .failure = $0 { isFailure = true } }
    #expect(view.image === image && view.contentMode == .center && isFailure)
  }

  @Test func `the processors of Nuke change the size`() {
    var size: CGSize?
    withImage {
      let request = ImageRequest(
        url: url, processors: [.resize(size: CGSize(width: 4, height: 2)), .circle()])
      ImagePipeline.shared.loadImage(with: request) { size = try? $0.get().image.size }
    }
    #expect(size == CGSize(width: 2, height: 2))
  }

  @Test func `AlamofireImage shows the entry's picture in the filter's size`() {
    withImage {
      view.af.setImage(
        withURL: url, placeholderImage: placeholder,
        filter: AspectScaledToFitSizeFilter(size: CGSize(width: 10, height: 4)))
    }
    #expect(view.image?.size == CGSize(width: 4, height: 4))
  }

  @Test func `AlamofireImage shows the placeholder`() {
    var error: AFIError?
    view.af_setImage(withURL: url, placeholderImage: placeholder) { error = $0.error }
    #expect(view.image === placeholder && error != nil)
  }

  @Test func `an animated picture shows its first picture`() throws {
    let data = try #require(image.pngData())
    let view = FLAnimatedImageView()
    view.animatedImage = FLAnimatedImage(animatedGIFData: data)
    #expect(view.image != nil)
  }

  @Test func `data without a picture is reported`() {
    let warnings = Diagnostics.found { #expect(FLAnimatedImage(animatedGIFData: Data([1])) == nil) }
    #expect(warnings.count == 1)
  }
}
