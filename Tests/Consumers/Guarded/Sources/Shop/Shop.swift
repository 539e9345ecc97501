import Disk

let store = Store()
