extension BankProfile.European {
  static let moreTexts = [abnAmro, bnpFortis, bunq, comdirect, commerzbank, ingGermany, ubs, volksbank]

  private static let abnAmro = #"""
    {
      "name": "abn-amro",
      "title": "ABN AMRO",
      "variants": [
        {
          "delimiter": "tab",
          "hasHeader": false,
          "shape": ["any", "any", "day", "amount", "amount", "day", "amount", "any"],
          "columns": {
            "day": 3,
            "amount": 7,
            "text": [8],
            "currency": 2,
            "balance": 5,
            "account": 1
          },
          "dayOrders": ["ymd"],
          "decimalMark": ",",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let bnpFortis = #"""
    {
      "name": "bnp-fortis",
      "title": "BNP Paribas Fortis",
      "variants": [
        {
          "delimiter": ";",
          "columns": {
            "day": "Uitvoeringsdatum",
            "amount": "Bedrag",
            "text": ["Naam van de tegenpartij", "Mededeling"],
            "currency": "Valuta rekening",
            "id": "Volgnummer",
            "status": "Status",
            "account": "Rekeningnummer"
          },
          "requiredColumns": ["Valutadatum", "Type verrichting", "Reden van weigering"],
          "dayOrders": ["dmy"],
          "decimalMark": ",",
          "sign": "signed",
          "bookedStatuses": ["Geaccepteerd"]
        }
      ]
    }
    """#

  private static let bunq = #"""
    {
      "name": "bunq",
      "title": "bunq",
      "variants": [
        {
          "columns": {
            "day": "Date",
            "amount": "Amount",
            "text": ["Name", "Description"],
            "account": "Account"
          },
          "requiredColumns": ["Counterparty"],
          "dayOrders": ["ymd"],
          "decimalMark": ",",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let comdirect = #"""
    {
      "name": "comdirect",
      "title": "comdirect",
      "variants": [
        {
          "delimiter": ";",
          "encoding": "windows-1252",
          "columns": {
            "day": "Buchungstag",
            "amount": "Umsatz in *",
            "text": ["Vorgang", "Buchungstext"]
          },
          "requiredColumns": ["Wertstellung (Valuta)"],
          "dayOrders": ["dmy"],
          "decimalMark": ",",
          "sign": "signed",
          "pendingDays": ["offen"],
          "labels": {
            "account": ["Umsätze "],
            "closing": ["Neuer Kontostand"],
            "opening": ["Alter Kontostand"]
          }
        }
      ]
    }
    """#

  private static let commerzbank = #"""
    {
      "name": "commerzbank",
      "title": "Commerzbank",
      "variants": [
        {
          "delimiter": ";",
          "columns": {
            "day": "Buchungstag",
            "amount": "Betrag",
            "text": ["Buchungstext"],
            "currency": "Währung",
            "account": "IBAN Kontoinhaber"
          },
          "requiredColumns": ["Wertstellung", "Umsatzart", "Kategorie"],
          "dayOrders": ["dmy"],
          "decimalMark": ",",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let ingGermany = #"""
    {
      "name": "ing-de",
      "title": "ING, Germany",
      "variants": [
        {
          "delimiter": ";",
          "encoding": "iso-8859-1",
          "columns": {
            "day": "Buchung",
            "amount": "Betrag",
            "text": ["Auftraggeber/Empfänger", "Verwendungszweck"],
            "currency": "Währung#2",
            "balance": "Saldo"
          },
          "requiredColumns": ["Wertstellungsdatum", "Buchungstext"],
          "labels": {
            "account": ["IBAN"],
            "closing": ["Saldo"]
          },
          "dayOrders": ["dmy"],
          "decimalMark": ",",
          "sign": "signed"
        },
        {
          "delimiter": ";",
          "encoding": "iso-8859-1",
          "columns": {
            "day": "Buchung",
            "amount": "Betrag",
            "text": ["Auftraggeber/Empfänger", "Verwendungszweck"],
            "currency": "Währung"
          },
          "requiredColumns": ["Wertstellungsdatum", "Buchungstext"],
          "labels": {
            "account": ["IBAN"],
            "closing": ["Saldo"]
          },
          "dayOrders": ["dmy"],
          "decimalMark": ",",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let ubs = #"""
    {
      "name": "ubs-ch",
      "title": "UBS, Switzerland",
      "variants": [
        {
          "delimiter": ";",
          "columns": {
            "day": "Date de valeur",
            "out": "Débit",
            "in": "Crédit",
            "text": ["Description 1", "Description 2", "Description 3"],
            "balance": "Solde",
            "id": "N° de transaction"
          },
          "requiredColumns": ["Sous-montant"],
          "dayOrders": ["dmy"],
          "decimalMark": "."
        },
        {
          "delimiter": ";",
          "columns": {
            "day": ["Buchungsdatum", "Date de comptabilisation", "Booking date"],
            "out": ["Belastung", "Débit", "Debit"],
            "in": ["Gutschrift", "Crédit", "Credit"],
            "text": [
              ["Beschreibung1", "Description1"], ["Beschreibung2", "Description2"], ["Beschreibung3", "Description3"]
            ],
            "currency": ["Währung", "Monnaie", "Currency"],
            "balance": ["Saldo", "Solde", "Balance"],
            "id": ["Transaktions-Nr.", "Transaktions-Nr", "N° de transaction", "Transaction no."]
          },
          "labels": {
            "account": ["IBAN:"],
            "opening": ["Anfangssaldo:", "Solde initial:", "Opening balance:"],
            "closing": ["Schlusssaldo:", "Solde final:", "Closing balance:"]
          },
          "dayOrders": ["ymd", "dmy"],
          "decimalMark": "."
        }
      ]
    }
    """#

  private static let volksbank = #"""
    {
      "name": "volksbank",
      "title": "Volksbank, Raiffeisenbank, Sparda-Bank, GLS Bank",
      "variants": [
        {
          "delimiter": ";",
          "columns": {
            "day": "Buchungstag",
            "amount": "Betrag",
            "text": ["Name Zahlungsbeteiligter", "Verwendungszweck"],
            "currency": "Waehrung",
            "balance": "Saldo nach Buchung",
            "account": "IBAN Auftragskonto"
          },
          "requiredColumns": ["Bezeichnung Auftragskonto", "Valutadatum", "Buchungstext"],
          "dayOrders": ["dmy"],
          "decimalMark": ",",
          "sign": "signed"
        },
        {
          "delimiter": ";",
          "encoding": "windows-1252",
          "columns": {
            "day": "Buchungstag",
            "amount": "Umsatz",
            "flag": 13,
            "text": ["Empfänger/Zahlungspflichtiger", "Vorgang/Verwendungszweck"],
            "currency": "Währung",
            "status": "Kundenreferenz"
          },
          "requiredColumns": ["Valuta", "Auftraggeber/Zahlungsempfänger", "Konto-Nr."],
          "dayOrders": ["dmy"],
          "decimalMark": ",",
          "sign": "flag",
          "inWords": ["H"],
          "outWords": ["S"],
          "skippedStatuses": ["Anfangssaldo", "Endsaldo"]
        }
      ]
    }
    """#
}
