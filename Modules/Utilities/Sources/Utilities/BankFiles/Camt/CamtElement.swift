/// The elements of camt that are read, each known by its name and by the element around it.
enum CamtElement: Sendable {
  /// Above the message.
  case outside
  /// An element that isn't read, and all within it.
  case other
  case document
  case statement
  case account
  case accountIdentification
  case otherIdentification
  case accountID
  case accountCurrency
  case balance
  case balanceTypeGroup
  case balanceCode
  case balanceType
  case balanceAmount
  case balanceDirection
  case balanceDate
  case balanceDay
  case entry
  case amount
  case direction
  case reversal
  case statusGroup
  case status
  case bookingDate
  case bookingDay
  case entryReference
  case entryInformation
  case detailsGroup
  case details
  case references
  case reference
  case detailsAmount
  case amountDetails
  case transactionAmountGroup
  case instructedAmountGroup
  case transactionAmount
  case instructedAmount
  case parties
  case debtor
  case creditor
  case debtorParty
  case creditorParty
  case debtorName
  case creditorName
  case remittance
  case purpose
  case structured
  case creditorReference
  case structuredPurpose
  case detailsInformation

  /// The element of that name within another.
  init(_ name: String, in parent: CamtElement) {
    self = Self.elements[parent]?[name] ?? (parent == .outside ? Self.outermost[name] ?? .outside : .other)
  }

  /// Whether its text is read.
  var hasText: Bool {
    switch self {
    case .accountID, .accountCurrency, .balanceType, .balanceAmount, .balanceDirection, .balanceDay, .amount,
      .direction, .reversal, .statusGroup, .status, .bookingDay, .entryReference, .entryInformation, .reference,
      .detailsAmount, .transactionAmount,
      .instructedAmount, .debtorName, .creditorName, .purpose, .structuredPurpose, .detailsInformation:
      true
    default: false
    }
  }

  private static let outermost: [String: CamtElement] = [
    "BkToCstmrAcctRpt": .document, "BkToCstmrStmt": .document, "BkToCstmrDbtCdtNtfctn": .document,
    // The first version has its number in the name.
    "BkToCstmrAcctRptV01": .document, "BkToCstmrStmtV01": .document, "BkToCstmrDbtCdtNtfctnV01": .document,
  ]

  private static let elements: [CamtElement: [String: CamtElement]] = [
    .document: ["Rpt": .statement, "Stmt": .statement, "Ntfctn": .statement],
    .statement: ["Acct": .account, "Bal": .balance, "Ntry": .entry],
    .account: ["Id": .accountIdentification, "Ccy": .accountCurrency],
    .accountIdentification: ["IBAN": .accountID, "Othr": .otherIdentification, "PrtryAcct": .otherIdentification],
    .otherIdentification: ["Id": .accountID],
    .balance: [
      "Tp": .balanceTypeGroup, "Amt": .balanceAmount, "CdtDbtInd": .balanceDirection, "Dt": .balanceDate,
    ],
    .balanceTypeGroup: ["CdOrPrtry": .balanceCode, "Cd": .balanceType],
    .balanceCode: ["Cd": .balanceType],
    .balanceDate: ["Dt": .balanceDay, "DtTm": .balanceDay],
    .entry: [
      "Amt": .amount, "CdtDbtInd": .direction, "RvslInd": .reversal, "Sts": .statusGroup, "BookgDt": .bookingDate,
      "AcctSvcrRef": .entryReference, "AddtlNtryInf": .entryInformation, "NtryDtls": .detailsGroup,
    ],
    .statusGroup: ["Cd": .status, "Prtry": .status],
    .bookingDate: ["Dt": .bookingDay, "DtTm": .bookingDay],
    .detailsGroup: ["TxDtls": .details],
    .details: [
      "Refs": .references, "Amt": .detailsAmount, "AmtDtls": .amountDetails, "RltdPties": .parties,
      "RmtInf": .remittance, "AddtlTxInf": .detailsInformation,
    ],
    .references: ["AcctSvcrRef": .reference],
    .amountDetails: ["TxAmt": .transactionAmountGroup, "InstdAmt": .instructedAmountGroup],
    .transactionAmountGroup: ["Amt": .transactionAmount],
    .instructedAmountGroup: ["Amt": .instructedAmount],
    .parties: ["Dbtr": .debtor, "Cdtr": .creditor],
    .debtor: ["Nm": .debtorName, "Pty": .debtorParty],
    .creditor: ["Nm": .creditorName, "Pty": .creditorParty],
    .debtorParty: ["Nm": .debtorName],
    .creditorParty: ["Nm": .creditorName],
    .remittance: ["Ustrd": .purpose, "Strd": .structured],
    .structured: ["CdtrRefInf": .creditorReference, "AddtlRmtInf": .structuredPurpose],
    .creditorReference: ["Ref": .structuredPurpose],
  ]
}
