// This file imports every module that has a stand-in.
import AVFoundation
import AVKit
import AlamofireImage
import AudioToolbox
import AuthenticationServices
import Combine
import CommonCrypto
import Contacts
import ContactsUI
import CoreData
import CoreImage
import CoreLocation
import CoreMedia
import CoreText
import CryptoKit
import EventKit
import EventKitUI
import FLAnimatedImage
import HealthKit
import ImageIO
import Intents
import IntentsUI
import Kingfisher
import LinkPresentation
import LocalAuthentication
import MapKit
import MediaPlayer
import MessageUI
import MobileCoreServices
import Network
import Nuke
import OSLog
import Photos
import PhotosUI
import QuickLook
import SDWebImage
import SafariServices
import StoreKit
import SwiftUI
import UniformTypeIdentifiers
import UserNotifications
import WebKit
import WidgetKit
import os
import UIKit

final class ImportingView: UIView {
  private let web = WKWebView()
  private let player = AVPlayerLayer()

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    addSubview(web)
    layer.addSublayer(player)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    web.frame = CGRect(x: 8, y: 8, width: bounds.width / 2 - 12, height: bounds.height - 16)
    player.frame = CGRect(
      x: bounds.width / 2 + 4, y: 8, width: bounds.width / 2 - 12, height: bounds.height - 16)
  }
}
