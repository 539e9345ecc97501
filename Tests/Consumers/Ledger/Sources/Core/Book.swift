public import Models

public struct Book {
  public let accounts: [Account]

  public init(accounts: [Account]) { self.accounts = accounts }
}
