#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of libpq that the engine calls. The library is loaded when the first server is opened, so that nothing
/// of it is needed to build, or to run on files.
final class LibPQ: @unchecked Sendable {
  typealias Text = UnsafePointer<CChar>
  typealias Texts = UnsafePointer<Text?>

  let connect: @convention(c) (Texts, Texts, CInt) -> OpaquePointer?
  let startConnecting: @convention(c) (Texts, Texts, CInt) -> OpaquePointer?
  let pollConnecting: @convention(c) (OpaquePointer) -> CInt
  let finish: @convention(c) (OpaquePointer) -> Void
  let status: @convention(c) (OpaquePointer) -> CInt
  let socket: @convention(c) (OpaquePointer) -> CInt
  let errorMessage: @convention(c) (OpaquePointer) -> Text?
  let setVerbosity: @convention(c) (OpaquePointer, CInt) -> CInt
  let setNoticeProcessor:
    @convention(c) (
      OpaquePointer, (@convention(c) (UnsafeMutableRawPointer?, Text?) -> Void)?, UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer?
  let parameterStatus: @convention(c) (OpaquePointer, Text) -> Text?
  let serverVersion: @convention(c) (OpaquePointer) -> CInt
  let backendProcess: @convention(c) (OpaquePointer) -> CInt
  let needsPassword: @convention(c) (OpaquePointer) -> CInt
  let transactionStatus: @convention(c) (OpaquePointer) -> CInt
  let parse: @convention(c) (Text, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> UnsafeMutableRawPointer?
  let freeOptions: @convention(c) (UnsafeMutableRawPointer) -> Void

  let send: @convention(c) (OpaquePointer, Text) -> CInt
  let sendWithParameters:
    @convention(c) (
      OpaquePointer, Text, CInt, UnsafePointer<CUnsignedInt>?, UnsafePointer<UnsafePointer<CChar>?>?,
      UnsafePointer<CInt>?, UnsafePointer<CInt>?, CInt
    ) -> CInt
  let sendPrepare: @convention(c) (OpaquePointer, Text, Text, CInt, UnsafePointer<CUnsignedInt>?) -> CInt
  let sendPrepared:
    @convention(c) (
      OpaquePointer, Text, CInt, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<CInt>?, UnsafePointer<CInt>?, CInt
    ) -> CInt
  let yieldSingleRows: @convention(c) (OpaquePointer) -> CInt
  let consumeInput: @convention(c) (OpaquePointer) -> CInt
  let isBusy: @convention(c) (OpaquePointer) -> CInt
  let nextResult: @convention(c) (OpaquePointer) -> OpaquePointer?
  let notifies: @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
  let freeMemory: @convention(c) (UnsafeMutableRawPointer) -> Void

  let resultStatus: @convention(c) (OpaquePointer) -> CInt
  let errorField: @convention(c) (OpaquePointer, CInt) -> Text?
  let rowCount: @convention(c) (OpaquePointer) -> CInt
  let columnCount: @convention(c) (OpaquePointer) -> CInt
  let columnType: @convention(c) (OpaquePointer, CInt) -> CUnsignedInt
  let isNull: @convention(c) (OpaquePointer, CInt, CInt) -> CInt
  let value: @convention(c) (OpaquePointer, CInt, CInt) -> Text?
  let length: @convention(c) (OpaquePointer, CInt, CInt) -> CInt
  let changedRows: @convention(c) (OpaquePointer) -> Text?
  let clear: @convention(c) (OpaquePointer) -> Void

  let putCopyData: @convention(c) (OpaquePointer, Text, CInt) -> CInt
  let putCopyEnd: @convention(c) (OpaquePointer, Text?) -> CInt

  let cancelHandle: @convention(c) (OpaquePointer) -> OpaquePointer?
  let cancel: @convention(c) (OpaquePointer, UnsafeMutablePointer<CChar>, CInt) -> CInt
  let freeCancelHandle: @convention(c) (OpaquePointer) -> Void

  /// PQconninfoOption.
  struct Option {
    let keyword: Text?
    let envvar: Text?
    let compiled: Text?
    let value: Text?
    let label: Text?
    let dispchar: Text?
    let dispsize: CInt
  }

  private init(_ library: UnsafeMutableRawPointer) throws(MissingFunction) {
    func function<Function>(_ name: String, as type: Function.Type = Function.self) throws(MissingFunction) -> Function
    {
      guard let address = dlsym(library, name) else { throw MissingFunction(name: name) }
      return unsafeBitCast(address, to: Function.self)
    }
    connect = try function("PQconnectdbParams")
    startConnecting = try function("PQconnectStartParams")
    pollConnecting = try function("PQconnectPoll")
    finish = try function("PQfinish")
    status = try function("PQstatus")
    socket = try function("PQsocket")
    errorMessage = try function("PQerrorMessage")
    setVerbosity = try function("PQsetErrorVerbosity")
    setNoticeProcessor = try function("PQsetNoticeProcessor")
    parameterStatus = try function("PQparameterStatus")
    serverVersion = try function("PQserverVersion")
    backendProcess = try function("PQbackendPID")
    needsPassword = try function("PQconnectionNeedsPassword")
    transactionStatus = try function("PQtransactionStatus")
    parse = try function("PQconninfoParse")
    freeOptions = try function("PQconninfoFree")
    send = try function("PQsendQuery")
    sendWithParameters = try function("PQsendQueryParams")
    sendPrepare = try function("PQsendPrepare")
    sendPrepared = try function("PQsendQueryPrepared")
    yieldSingleRows = try function("PQsetSingleRowMode")
    consumeInput = try function("PQconsumeInput")
    isBusy = try function("PQisBusy")
    nextResult = try function("PQgetResult")
    notifies = try function("PQnotifies")
    freeMemory = try function("PQfreemem")
    resultStatus = try function("PQresultStatus")
    errorField = try function("PQresultErrorField")
    rowCount = try function("PQntuples")
    columnCount = try function("PQnfields")
    columnType = try function("PQftype")
    isNull = try function("PQgetisnull")
    value = try function("PQgetvalue")
    length = try function("PQgetlength")
    changedRows = try function("PQcmdTuples")
    clear = try function("PQclear")
    putCopyData = try function("PQputCopyData")
    putCopyEnd = try function("PQputCopyEnd")
    cancelHandle = try function("PQgetCancel")
    cancel = try function("PQcancel")
    freeCancelHandle = try function("PQfreeCancel")
  }
}

/// A function that a library of that name lacks.
private struct MissingFunction: Error {
  let name: String
}

extension LibPQ {
  /// The library's names: of Debian and its like, of Homebrew and of Postgres.app.
  static let names = [
    "libpq.so.5", "libpq.5.dylib", "/opt/homebrew/opt/libpq/lib/libpq.5.dylib",
    "/usr/local/opt/libpq/lib/libpq.5.dylib", "/Applications/Postgres.app/Contents/Versions/latest/lib/libpq.5.dylib",
  ]

  /// The library, loaded once.
  static let shared: Result<LibPQ, LibraryFailure> = loaded(from: names)

  /// The first of the libraries that there is.
  static func loaded(from names: [String]) -> Result<LibPQ, LibraryFailure> {
    for name in names {
      guard let library = dlopen(name, RTLD_NOW) else { continue }
      do { return .success(try LibPQ(library)) } catch {
        return .failure(LibraryFailure(reason: "\(name) has no \(error.name): a newer libpq is needed"))
      }
    }
    return .failure(
      LibraryFailure(
        reason:
          "PostgreSQL's client library isn't installed: it is in the package libpq5 of Debian, and in libpq of Homebrew"
      ))
  }
}

/// Why there is no libpq.
struct LibraryFailure: Error, Equatable {
  let reason: String
}
