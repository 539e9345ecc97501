import Foundation
import ModuloModels
import ModuloUtilities

extension InputSource {
  /// The name for messages.
  var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "-"
    }
  }

  /// The bytes, from the first one on.
  func open() throws(ByteSourceError) -> any ByteSource {
    switch self {
    case .file(let path): try FileByteSource(path: path)
    case .standardInput: FileByteSource(handle: .standardInput, name: name)
    }
  }
}

extension CSVReader {
  /// Reads the source that the user named.
  init(opening source: InputSource, delimiter: CSVDelimiter = .comma, encoding: CSVEncoding = .utf8) throws(CSVError) {
    let bytes: any ByteSource
    do { bytes = try source.open() } catch { throw .unreadable(error) }
    self.init(source: bytes, delimiter: delimiter, encoding: encoding)
  }
}
