internal import CellSnapPlaceholders
@_exported public import UIKit

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// A controller that writes a mail. The device has no mail, and the view is a marked area.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  open class func canSendMail() -> Bool { false }

  public init() { super.init(rootViewController: PlaceholderController("CellSnap writes no mails")) }

  /// Returns nil, because a nib has no mail.
  public required init?(coder: NSCoder) {
    nil
  }

  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ recipients: [String]?) {}
  open func setCcRecipients(_ recipients: [String]?) {}
  open func setBccRecipients(_ recipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A controller that writes a message. The device sends none, and the view is a marked area.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var subject: String?
  open var body: String?

  open class func canSendText() -> Bool { false }

  public init() { super.init(rootViewController: PlaceholderController("CellSnap writes no messages")) }

  /// Returns nil, because a nib has no message.
  public required init?(coder: NSCoder) {
    nil
  }
}

@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
