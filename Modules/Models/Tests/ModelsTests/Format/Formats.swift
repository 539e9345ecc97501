import Foundation
import ModuloModels

extension FormatContext {
  static let english = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
  static let french = FormatContext(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)
}
