// The system's SQLite, as it is. Nothing newer than 3.35 is used.
#include <sqlite3.h>
