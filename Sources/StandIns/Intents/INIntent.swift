@_exported public import Foundation
@_exported public import class UIKit.NSUserActivity
public import UIKit

/// A request of a person to the app. CellSnap never makes one.
open class INIntent: NSObject {
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
  open func keyImage() -> INImage? { nil }
  open func setImage(_ image: INImage?, forParameterNamed name: String) {}
}

open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?
}

open class INExtension: NSObject {
  open func handler(for intent: INIntent) -> Any { self }
}

public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

/// An intent that was carried out. It is not reported to the system.
open class INInteraction: NSObject {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = ""
  open var groupIdentifier: String?
  open var direction = INInteractionDirection.unspecified

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
  open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}

open class INImage: NSObject {
  public init(named name: String) {}
  public init(imageData data: Data) {}
  public convenience init(uiImage: UIImage) { self.init(named: "") }
  public convenience init?(url: URL) { self.init(named: "") }
}

open class INObject: NSObject {
  public let identifier: String?
  public let displayString: String
  open var pronunciationHint: String?

  public init(identifier: String?, display: String, pronunciationHint: String? = nil) {
    self.identifier = identifier
    displayString = display
    self.pronunciationHint = pronunciationHint
  }
}

public final class INSpeakableString: NSObject {
  public let spokenPhrase: String
  public let vocabularyIdentifier: String?

  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    vocabularyIdentifier = nil
  }

  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.spokenPhrase = spokenPhrase
    self.vocabularyIdentifier = vocabularyIdentifier
  }
}

/// The sections of a list of choices.
public final class INObjectSection<Object>: NSObject {
  public let title: String?
  public let items: [Object]

  public init(title: String?, items: [Object]) {
    self.title = title
    self.items = items
  }
}

public final class INObjectCollection<Object>: NSObject {
  public let sections: [INObjectSection<Object>]
  public var allItems: [Object] { sections.flatMap(\.items) }

  public init(items: [Object]) { sections = [INObjectSection(title: nil, items: items)] }
  public init(sections: [INObjectSection<Object>]) { self.sections = sections }
}
