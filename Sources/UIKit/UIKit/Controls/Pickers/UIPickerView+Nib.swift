internal import CellNibs
internal import Foundation

extension UIPickerView {
  static let pickerViewNibSettings = NibSettings(UIPickerView.self) {
    $0.flag("showsSelectionIndicator") { $0.showsSelectionIndicator = $1 }
    $0.key("dataSource") { (view: UIPickerView, source: (any UIPickerViewDataSource)?) in
      view.dataSource = source
    }
    $0.key("delegate") { (view: UIPickerView, delegate: (any UIPickerViewDelegate)?) in
      view.delegate = delegate
    }
  }
}
