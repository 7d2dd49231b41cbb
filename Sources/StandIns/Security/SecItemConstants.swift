public import UIKit

// All constants of this file are safe: they are texts, and nothing changes a text after it is made.

nonisolated(unsafe) public let kSecClass: CFString = "class" as NSString
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp" as NSString
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet" as NSString
nonisolated(unsafe) public let kSecClassKey: CFString = "keys" as NSString
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert" as NSString
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt" as NSString
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct" as NSString
nonisolated(unsafe) public let kSecAttrService: CFString = "svce" as NSString
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr" as NSString
nonisolated(unsafe) public let kSecAttrPath: CFString = "path" as NSString
nonisolated(unsafe) public let kSecAttrPort: CFString = "port" as NSString
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl" as NSString
nonisolated(unsafe) public let kSecAttrProtocolHTTPS: CFString = "htps" as NSString
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena" as NSString
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl" as NSString
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc" as NSString
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt" as NSString
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp" as NSString
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat" as NSString
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat" as NSString
nonisolated(unsafe) public let kSecAttrApplicationTag: CFString = "atag" as NSString
nonisolated(unsafe) public let kSecAttrApplicationLabel: CFString = "klbl" as NSString
nonisolated(unsafe) public let kSecAttrKeyType: CFString = "type" as NSString
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync" as NSString
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna" as NSString
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "accc" as NSString
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu" as NSString
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data" as NSString
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref" as NSString
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data" as NSString
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes" as NSString
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref" as NSString
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef" as NSString
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit" as NSString
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne" as NSString
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll" as NSString
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx" as NSString
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI" as NSString
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg" as NSString
