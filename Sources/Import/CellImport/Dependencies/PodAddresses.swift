/// The repositories of the pods that apps use most. The file `Podfile.lock` names none for a pod of the public list.
enum PodAddresses {
  /// Returns the address of a pod's repository; nil if it is not one of the table.
  static func address(of pod: String) -> String? {
    repositories[pod].map { "https://github.com/\($0).git" }
  }

  private static let repositories: [String: String] = [
    "Action": "RxSwiftCommunity/Action",
    "ActiveLabel": "optonaut/ActiveLabel.swift",
    "Alamofire": "Alamofire/Alamofire",
    "BonMot": "Rightpoint/BonMot",
    "Cartography": "robb/Cartography",
    "Charts": "ChartsOrg/Charts",
    "Cosmos": "evgenyneu/Cosmos",
    "DifferenceKit": "ra1028/DifferenceKit",
    "Down": "johnxnguyen/Down",
    "FloatingPanel": "scenee/FloatingPanel",
    "GrowingTextView": "KennethTsang/GrowingTextView",
    "Hero": "HeroTransitions/Hero",
    "IQKeyboardManagerSwift": "hackiftekhar/IQKeyboardManager",
    "InputBarAccessoryView": "nathantannar4/InputBarAccessoryView",
    "KeychainAccess": "kishikawakatsumi/KeychainAccess",
    "MarqueeLabel": "cbpowell/MarqueeLabel",
    "MessageKit": "MessageKit/MessageKit",
    "Moya": "Moya/Moya",
    "NSObject+Rx": "RxSwiftCommunity/NSObject-Rx",
    "NVActivityIndicatorView": "ninjaprox/NVActivityIndicatorView",
    "ObjectMapper": "tristanhimmelman/ObjectMapper",
    "PinLayout": "layoutBox/PinLayout",
    "PromiseKit": "mxcl/PromiseKit",
    "ReactiveSwift": "ReactiveCocoa/ReactiveSwift",
    "Reusable": "AliSoftware/Reusable",
    "RxCocoa": "ReactiveX/RxSwift",
    "RxDataSources": "RxSwiftCommunity/RxDataSources",
    "RxOptional": "RxSwiftCommunity/RxOptional",
    "RxRelay": "ReactiveX/RxSwift",
    "RxSwift": "ReactiveX/RxSwift",
    "SideMenu": "jonkykong/SideMenu",
    "SkeletonView": "Juanpe/SkeletonView",
    "SnapKit": "SnapKit/SnapKit",
    "SwiftMessages": "SwiftKickMobile/SwiftMessages",
    "SwiftyJSON": "SwiftyJSON/SwiftyJSON",
    "SwipeCellKit": "SwipeCellKit/SwipeCellKit",
    "TagListView": "ElaWorkshop/TagListView",
    "Then": "devxoul/Then",
    "XLPagerTabStrip": "xmartlabs/XLPagerTabStrip",
    "lottie-ios": "airbnb/lottie-ios",
  ]
}
