import Core
import Foundation
import Models
import ModuloModels
import ModuloUtilities
import Utilities

let book = Book(accounts: [Account(name: "Savings")])
guard let currency = Currency(code: "USD") else { fatalError("USD is no currency") }
let format = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
let text = format.amount(Money(minorUnits: 123_450, in: currency))
guard text == "$1,234.50" else { fatalError(text) }
print("Ledger: \(shout(book.accounts[0].name)) \(text)")
