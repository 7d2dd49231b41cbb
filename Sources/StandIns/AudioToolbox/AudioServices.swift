public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays nothing.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}

/// Plays nothing.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
