#!/usr/bin/env bash
# Runs a command with its own PostgreSQL server and removes the server afterwards:
#
#   scripts/with-postgres.sh npx vitest run server
#
# The command reads the server's address from DATABASE_URL. The server has its own folder, runs as a non-root
# user, and keeps nothing: it is configured for speed, not for surviving a power cut. On Debian a missing
# package is installed.
set -euo pipefail

if [ $# -eq 0 ]; then
  echo "usage: $0 command [argument ...]" >&2
  exit 2
fi

find_binaries() {
  ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1
}

install_server() {
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "PostgreSQL is not installed. Install Debian's package postgresql, or its like, and try again." >&2
    exit 1
  fi
  # Debian's package would otherwise start its own server.
  mkdir -p /etc/postgresql-common/createcluster.d
  echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.d/adventure-tests.conf
  apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >&2
}

as_server_user() {
  if [ "$(id -u)" -eq 0 ]; then
    runuser -u postgres -- "$@"
  else
    "$@"
  fi
}

free_port() {
  node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })'
}

if [ -z "$(find_binaries)" ]; then install_server; fi
binaries=$(find_binaries)

folder=$(mktemp -d "${TMPDIR:-/tmp}/adventure-postgres-XXXXXX")
if [ "$(id -u)" -eq 0 ]; then chown postgres "$folder"; fi
cd "$folder"

clean_up() {
  as_server_user "$binaries/pg_ctl" --pgdata="$folder/data" --mode=immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

as_server_user "$binaries/initdb" --pgdata="$folder/data" --username=adventure --auth=trust --encoding=UTF8 \
  --locale=C.UTF-8 >"$folder/initdb.log" 2>&1 || { cat "$folder/initdb.log" >&2; exit 1; }

start_server() {
  port=$(free_port)
  as_server_user "$binaries/pg_ctl" --pgdata="$folder/data" --log="$folder/server.log" --wait --timeout=60 \
    --options="-p $port -k '$folder' -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off \
      -c synchronous_commit=off -c full_page_writes=off" start >/dev/null
}

# Another process may take the port between the check and the start.
started=no
for _ in 1 2 3 4 5; do
  if start_server; then started=yes; break; fi
done
if [ "$started" = no ]; then cat "$folder/server.log" >&2; exit 1; fi

export DATABASE_URL="postgresql://adventure@127.0.0.1:$port/postgres"
cd "$OLDPWD"
# Not `exec`: the trap must run afterwards. In the background, so that a signal reaches the trap at once. Bash
# makes background commands ignore INT, so the traps send TERM.
"$@" &
command_id=$!
trap 'kill -TERM "$command_id" 2>/dev/null || true; wait "$command_id" || true; exit 143' TERM
trap 'kill -TERM "$command_id" 2>/dev/null || true; wait "$command_id" || true; exit 130' INT
status=0
wait "$command_id" || status=$?
exit "$status"
