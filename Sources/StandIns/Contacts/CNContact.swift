@_exported public import Foundation

public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"

/// A person, as the address book knows it.
open class CNContact: NSObject {
  fileprivate var identifier = ""
  fileprivate var names: (given: String, middle: String, family: String) = ("", "", "")
  fileprivate var organization = ""
  fileprivate var phones: [CNLabeledValue<CNPhoneNumber>] = []
  fileprivate var emails: [CNLabeledValue<NSString>] = []
  fileprivate var picture: Data?

  open var givenName: String { names.given }
  open var middleName: String { names.middle }
  open var familyName: String { names.family }
  open var organizationName: String { organization }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { phones }
  open var emailAddresses: [CNLabeledValue<NSString>] { emails }
  open var imageData: Data? { picture }
  open var thumbnailImageData: Data? { picture }
  open var imageDataAvailable: Bool { picture != nil }
}

open class CNMutableContact: CNContact {
  open override var givenName: String {
    get { names.given }
    set { names.given = newValue }
  }
  open override var middleName: String {
    get { names.middle }
    set { names.middle = newValue }
  }
  open override var familyName: String {
    get { names.family }
    set { names.family = newValue }
  }
  open override var organizationName: String {
    get { organization }
    set { organization = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { phones }
    set { phones = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { emails }
    set { emails = newValue }
  }
  open override var imageData: Data? {
    get { picture }
    set { picture = newValue }
  }
}

open class CNPhoneNumber: NSObject {
  public let stringValue: String

  public init(stringValue: String) { self.stringValue = stringValue }
}

open class CNLabeledValue<ValueType>: NSObject {
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  open class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") && label.hasSuffix(">!$_")
      ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
  }
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// The names of persons as one text: the given name, the middle name and the family name.
open class CNContactFormatter: NSObject {
  open var style = CNContactFormatterStyle.fullName

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    if !names.isEmpty { return names.joined(separator: " ") }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
}
