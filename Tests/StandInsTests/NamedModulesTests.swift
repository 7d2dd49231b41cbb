import AVKit
import CoreLocation
import Foundation
import FoundationNetworking
import MapKit
import MessageUI
import MobileCoreServices
import OSLog
import SafariServices
import Testing
import UniformTypeIdentifiers
import UserNotifications
import WebKit

@MainActor struct NamedModulesTests {
  private static let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

  private func warnings(of view: UIView) -> [String] {
    view.frame = Self.frame
    view.layoutIfNeeded()
    return Diagnostics.found { _ = view.scene() }.map(\.message)
  }

  @Test func `a web view is a marked area`() throws {
    let view = WKWebView(frame: Self.frame, configuration: WKWebViewConfiguration())
    view.load(URLRequest(url: try #require(URL(string: "https://example.org"))))
    #expect(view.url?.host() == "example.org")
    #expect(warnings(of: view) == ["drawn as an empty area: CellSnap draws no web pages"])
    #expect(try Pixels(view)[20, 10] == [243, 243, 243])
  }

  @Test func `a map is a marked area with its annotations as values`() throws {
    let view = MKMapView(frame: Self.frame)
    let center = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
    view.setRegion(
      MKCoordinateRegion(center: center, latitudinalMeters: 1_000, longitudinalMeters: 1_000), animated: true)
    let annotation = MKPointAnnotation()
    annotation.coordinate = center
    view.addAnnotation(annotation)
    #expect(view.annotations.count == 1)
    #expect(abs(view.region.span.latitudeDelta - 0.00899) < 0.0001)
    #expect(warnings(of: view) == ["drawn as an empty area: CellSnap draws no maps"])
  }

  @Test func `a page of Safari is a marked area`() throws {
    let controller = SFSafariViewController(url: try #require(URL(string: "https://example.org")))
    #expect(warnings(of: controller.view).count == 1)
  }

  @Test func `the layer of a player is black`() throws {
    let view = UIView(frame: Self.frame)
    let layer = AVPlayerLayer(player: AVPlayer())
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    let message = "drawn as a black area: CellSnap plays no films and has no camera"
    #expect(warnings(of: view) == [message])
    #expect(try Pixels(view)[20, 10] == [0, 0, 0])
    let controller = AVPlayerViewController()
    #expect(warnings(of: controller.view) == [message])
  }

  @Test func `times are computed in parts of seconds`() {
    let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
    #expect(sum == CMTime(value: 5, timescale: 6))
    #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)) == 1.5)
    #expect(CMTime(seconds: 1, preferredTimescale: 600) < CMTime(seconds: 1.1, preferredTimescale: 600))
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity > .zero)
    #expect(!(CMTime.invalid + .zero).isValid)
  }

  @Test func `a rectangle of a film's shape is in the middle`() {
    let rect = AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: Self.frame)
    #expect(rect == CGRect(x: 0, y: 0, width: 40, height: 20))
    let square = AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: Self.frame)
    #expect(square == CGRect(x: 10, y: 0, width: 20, height: 20))
  }

  // The lengths come from GeographicLib for WGS 84.
  @Test func `distances are those on the ellipsoid`() {
    let equator = CLLocation(latitude: 0, longitude: 0)
    #expect(abs(equator.distance(from: CLLocation(latitude: 0, longitude: 1)) - 111_319.491) < 0.01)
    #expect(abs(equator.distance(from: CLLocation(latitude: 1, longitude: 0)) - 110_574.389) < 0.01)
    #expect(equator.distance(from: equator) == 0)
    let opposite = equator.distance(from: CLLocation(latitude: 0.2, longitude: 179.9))
    #expect(opposite > 19_900_000 && opposite < 20_050_000)
  }

  @Test func `messages to the log are not made`() {
    var count = 0
    func number() -> Int {
      count += 1
      return count
    }
    let logger = Logger(subsystem: "a", category: "b")
    logger.info("number \(number(), privacy: .public)")
    os_log("number %d", log: .default, type: .error, 1)
    os_log(.info, log: OSLog(subsystem: "a", category: "b"), "text")
    os_signpost(.begin, log: .default, name: "a")
    #expect(count == 0)
  }

  @Test func `the device has no mail and no place`() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(CLLocationManager().location == nil)
    var isAllowed: Bool?
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { allowed, _ in
      isAllowed = allowed
    }
    #expect(isAllowed == false)
  }

  @Test func `types of files have their identifiers`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType("public.png") == .png)
    #expect(kUTTypeImage as String == UTType.image.identifier)
  }
}
