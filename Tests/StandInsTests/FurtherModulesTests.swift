import AuthenticationServices
import AudioToolbox
import CommonCrypto
import ContactsUI
import CoreData
import CoreImage
import CryptoKit
import Foundation
import ImageIO
import LinkPresentation
import LocalAuthentication
import MediaPlayer
import Network
import PhotosUI
import QuickLook
import StoreKit
import Testing
import WidgetKit

@MainActor struct FurtherModulesTests {
  private func warnings(of view: UIView) -> [String] {
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    return Diagnostics.found { _ = view.scene() }.map(\.message)
  }

  @Test func `views and pages that are not drawn are marked areas`() {
    let views = [
      ASAuthorizationAppleIDButton(), LPLinkView(metadata: LPLinkMetadata()), MPVolumeView(),
      QLPreviewController().view, SKStoreProductViewController().view, CNContactPickerViewController().view,
      PHPickerViewController(configuration: PHPickerConfiguration()).view,
    ]
    for view in views.compactMap({ $0 }) {
      #expect(warnings(of: view).first?.hasPrefix("drawn as an empty area: CellSnap ") == true)
    }
  }

  // The digests are the examples of RFC 1321 and FIPS 180-4.
  @Test func `digests of CryptoKit are as in their standards`() {
    let data = Data("abc".utf8)
    func text(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    #expect(text(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(text(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      text(SHA256.hash(data: data)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(text(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
    let long = Data(repeating: UInt8(ascii: "a"), count: 120)
    #expect(text(Insecure.MD5.hash(data: long)) == "5f61c0ccad4cac44c75ff505e1f1e537")
    #expect(
      text(SHA256.hash(data: long)) == "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c")
  }

  @Test func `digests of CommonCrypto are written to their buffer`() {
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    let data = Array("abc".utf8)
    CC_MD5(data, CC_LONG(data.count), &digest)
    #expect(digest.prefix(4) == [0x90, 0x01, 0x50, 0x98])
  }

  @Test func `a request of Core Data finds nothing and reports it`() throws {
    let context = NSManagedObjectContext()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    var notes: [NSManagedObject]?
    let warnings = Diagnostics.found { notes = try? context.fetch(request) }
    #expect(notes == [])
    #expect(warnings.first?.message.hasPrefix("Core Data finds no Note") == true)
  }

  @Test func `an object of Core Data knows its class`() {
    final class Note: NSManagedObject {}
    #expect(Note(context: NSManagedObjectContext()).entity.name == "Note")
  }

  @Test func `a filter of Core Image leaves the picture and reports it`() throws {
    let picture = try #require(UIColor.red.picture.cgImage)
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    filter.setValue(CIImage(cgImage: picture), forKey: kCIInputImageKey)
    var output: CIImage?
    let warnings = Diagnostics.found { output = filter.outputImage }
    #expect(output?.extent.width == CGFloat(picture.width))
    #expect(warnings.count == 1)
  }

  @Test func `a photo of the device is not found`() {
    var calls = 0
    let warnings = Diagnostics.found {
      PHImageManager.default().requestImage(
        for: PHAsset(), targetSize: .zero, contentMode: .aspectFill, options: nil
      ) { image, _ in calls += image == nil ? 1 : 0 }
    }
    #expect(calls == 1 && warnings.count == 1)
  }

  @Test func `a contact has its full name`() {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
  }

  @Test func `the data of a picture has one picture`() throws {
    let data = try #require(UIColor.red.picture.pngData())
    let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test func `the device can neither pay nor recognize its owner`() {
    #expect(!SKPaymentQueue.canMakePayments())
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    #expect(NWPathMonitor().currentPath.status == .unsatisfied)
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    WidgetCenter.shared.reloadAllTimelines()
  }
}

// This declaration uses WidgetKit as files of apps do. It is here to be compiled.
private struct CompiledWidgetView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    Text(family == .systemSmall ? "small" : "large").widgetURL(URL(string: "https://example.org"))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}
