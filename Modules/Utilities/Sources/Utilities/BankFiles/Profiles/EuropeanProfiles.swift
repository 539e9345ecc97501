extension BankProfile.European {
  static let texts = [boursobank, creditAgricole, dkb, ing, n26, rabobank, sparkasse]

  private static let boursobank = #"""
    {
      "name": "boursobank",
      "title": "BoursoBank",
      "variants": [
        {
          "delimiter": ";",
          "columns": {
            "day": "dateOp",
            "amount": "amount",
            "text": ["label"],
            "account": "accountNum"
          },
          "requiredColumns": ["dateVal", "category", "categoryParent", "accountLabel", "accountbalance"],
          "dayOrders": ["ymd", "dmy"],
          "decimalMark": ",",
          "sign": "signed",
          "currency": "EUR"
        }
      ]
    }
    """#

  private static let creditAgricole = #"""
    {
      "name": "credit-agricole",
      "title": "Crédit Agricole",
      "variants": [
        {
          "delimiter": ";",
          "encoding": "windows-1252",
          "columns": {
            "day": "Date",
            "out": "Débit *",
            "in": "Crédit *",
            "text": ["Libellé"]
          },
          "dayOrders": ["dmy"],
          "decimalMark": ",",
          "sign": "in-out",
          "labels": {
            "account": ["Compte", "Livret"],
            "closing": ["Solde au"]
          }
        }
      ]
    }
    """#

  private static let dkb = #"""
    {
      "name": "dkb",
      "title": "DKB",
      "variants": [
        {
          "columns": {
            "day": "Buchungsdatum",
            "amount": ["Betrag (*)", "Betrag *"],
            "text": ["Zahlungsempfänger*in", "Verwendungszweck"],
            "status": "Status"
          },
          "requiredColumns": ["Wertstellung", "Zahlungspflichtige*r", "Umsatztyp"],
          "labels": {
            "account": ["Girokonto", "Tagesgeld"],
            "closing": ["Kontostand vom"]
          },
          "dayOrders": ["dmy"],
          "decimalMark": ",",
          "sign": "signed",
          "bookedStatuses": ["Gebucht"]
        },
        {
          "delimiter": ";",
          "encoding": "iso-8859-1",
          "columns": {
            "day": "Buchungstag",
            "amount": "Betrag (*)",
            "text": ["Auftraggeber / Begünstigter", "Verwendungszweck"]
          },
          "requiredColumns": ["Wertstellung", "Buchungstext", "Kontonummer", "Kundenreferenz"],
          "labels": {
            "account": ["Kontonummer:"],
            "closing": ["Kontostand vom"]
          },
          "dayOrders": ["dmy"],
          "decimalMark": ",",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let ing = #"""
    {
      "name": "ing-nl",
      "title": "ING, Netherlands",
      "variants": [
        {
          "columns": {
            "day": "Datum",
            "amount": "Bedrag (*)",
            "flag": "Af Bij",
            "text": ["Naam / Omschrijving", "Mededelingen"],
            "balance": "Saldo na mutatie",
            "account": "Rekening"
          },
          "requiredColumns": ["Tegenrekening", "Code"],
          "dayOrders": ["ymd"],
          "decimalMark": ",",
          "sign": "flag",
          "inWords": ["Bij"],
          "outWords": ["Af"]
        },
        {
          "columns": {
            "day": "Datum",
            "amount": "Bedrag (*)",
            "flag": "Af Bij",
            "text": ["Naam / Omschrijving", "Mededelingen"],
            "account": "Rekening"
          },
          "requiredColumns": ["Tegenrekening", "Code"],
          "dayOrders": ["ymd", "dmy"],
          "decimalMark": ",",
          "sign": "flag",
          "inWords": ["Bij"],
          "outWords": ["Af"]
        },
        {
          "columns": {
            "day": "Date",
            "amount": "Amount (*)",
            "flag": "Debit/credit",
            "text": ["Name / Description", "Notifications"],
            "account": "Account"
          },
          "requiredColumns": ["Counterparty", "Code"],
          "dayOrders": ["ymd", "dmy"],
          "decimalMark": ",",
          "sign": "flag",
          "inWords": ["Credit"],
          "outWords": ["Debit"]
        }
      ]
    }
    """#

  private static let n26 = #"""
    {
      "name": "n26",
      "title": "N26",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Booking Date",
            "amount": "Amount (*)",
            "text": ["Partner Name", "Payment Reference"]
          },
          "requiredColumns": ["Value Date", "Partner Iban", "Original Currency"],
          "dayOrders": ["ymd"],
          "decimalMark": ".",
          "sign": "signed"
        },
        {
          "delimiter": ",",
          "columns": {
            "day": ["Date", "Datum"],
            "amount": ["Amount (*)", "Betrag (*)"],
            "text": [["Payee", "Empfänger"], ["Payment reference", "Verwendungszweck"]]
          },
          "requiredColumns": ["Account number"],
          "dayOrders": ["ymd"],
          "decimalMark": ".",
          "sign": "signed"
        },
        {
          "delimiter": ",",
          "columns": {
            "day": ["Date", "Datum"],
            "amount": ["Amount (*)", "Betrag (*)"],
            "text": [["Payee", "Empfänger"], ["Payment reference", "Verwendungszweck"]]
          },
          "requiredColumns": ["Kontonummer"],
          "dayOrders": ["ymd"],
          "decimalMark": ".",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let rabobank = #"""
    {
      "name": "rabobank",
      "title": "Rabobank",
      "variants": [
        {
          "columns": {
            "day": "Datum",
            "amount": "Bedrag",
            "text": ["Naam tegenpartij", "Omschrijving-1", "Omschrijving-2", "Omschrijving-3"],
            "currency": "Munt",
            "balance": "Saldo na trn",
            "id": "Volgnr",
            "account": "IBAN/BBAN"
          },
          "encoding": "windows-1252",
          "requiredColumns": ["Rentedatum"],
          "dayOrders": ["ymd"],
          "decimalMark": ",",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let sparkasse = #"""
    {
      "name": "sparkasse-camt",
      "title": "Sparkasse, CSV-CAMT and CSV-MT940",
      "variants": [
        {
          "delimiter": ";",
          "encoding": "windows-1252",
          "columns": {
            "day": "Buchungstag",
            "amount": "Betrag",
            "text": [["Beguenstigter/Zahlungspflichtiger", "Begünstigter/Zahlungspflichtiger"], "Verwendungszweck"],
            "currency": ["Waehrung", "Währung"],
            "status": "Info",
            "account": "Auftragskonto"
          },
          "requiredColumns": ["Valutadatum", "Sammlerreferenz", "BIC (SWIFT-Code)"],
          "dayOrders": ["dmy"],
          "decimalMark": ",",
          "sign": "signed",
          "bookedStatuses": ["Umsatz gebucht", "gebucht"]
        },
        {
          "delimiter": ";",
          "encoding": "windows-1252",
          "columns": {
            "day": "Buchungstag",
            "amount": "Betrag",
            "text": [["Beguenstigter/Zahlungspflichtiger", "Begünstigter/Zahlungspflichtiger"], "Verwendungszweck"],
            "currency": ["Waehrung", "Währung"],
            "status": "Info",
            "account": "Auftragskonto"
          },
          "requiredColumns": ["Valutadatum", "Kontonummer", "BLZ"],
          "dayOrders": ["dmy"],
          "decimalMark": ",",
          "sign": "signed",
          "bookedStatuses": ["Umsatz gebucht", "gebucht"]
        }
      ]
    }
    """#
}
