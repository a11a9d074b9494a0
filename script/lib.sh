# Shared by the scripts beside it: source it, then call `setup`. Needs bash; works from any directory.
# Everything printed here goes to stderr, so that a command's stdout holds its own output only.

root="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)"

say() { printf '%s\n' "$*" >&2; }

need_node() {
  local version
  if ! version="$(node --version 2>/dev/null)"; then
    say 'Sundown needs Node.js 20 or newer, and there is no `node` on the PATH.'
    exit 1
  fi
  local major="${version#v}"
  if [ "${major%%.*}" -lt 20 ]; then
    say "Sundown needs Node.js 20 or newer; this is ${version}."
    exit 1
  fi
}

# The stamp is a copy of the lockfile that node_modules was installed from.
installed() { cmp -s "$root/package-lock.json" "$root/node_modules/.sundown-lock"; }

# One at a time of what is named: the lock is a link that names its owner, so that one left behind by a killed run is noticed.
lock() {
  local owner waited=''
  locked="$root/.$1.lock"
  until ln -s "$$" "$locked" 2>/dev/null; do
    owner="$(readlink "$locked" 2>/dev/null || true)"
    if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then
      rm -f "$locked"
      continue
    fi
    [ -n "$waited" ] || say "Waiting for another $1 to be finished ..."
    waited=yes
    sleep 0.2
  done
  trap 'rm -f "$locked"' EXIT
}

unlock() {
  rm -f "$locked"
  trap - EXIT
}

setup() {
  need_node
  installed && return
  lock setup
  if ! installed; then
    say 'Installing dependencies ...'
    if ! (cd "$root" && npm ci --no-audit --no-fund --loglevel=error) >&2; then
      say 'Dependencies could not be installed: see the messages above.'
      exit 1
    fi
    cp "$root/package-lock.json" "$root/node_modules/.sundown-lock"
  fi
  unlock
}

# The `sundown` command, bundled again if a source has changed since.
bundle="$root/packages/cli/dist/sundown.mjs"

bundle_is_fresh() {
  # Directories count too: a deleted file leaves its mark there only.
  [ -e "$bundle" ] &&
    [ -z "$(find "$root"/packages/*/src "$root"/packages/*/package.json "$root/package-lock.json" "$root/script/bundle.mjs" -newer "$bundle" -print -quit)" ]
}

# Several servers of one clone may be started together.
bundle_if_changed() {
  bundle_is_fresh || (
    lock bundle
    bundle_is_fresh || node "$root/script/bundle.mjs" >&2
  )
}

# The browser client, built again if a source has changed since.
web="$root/packages/web/dist"

web_is_fresh() {
  [ -e "$web/index.html" ] &&
    [ -z "$(find "$root"/packages/{web,art,engine,bots,protocol}/{src,package.json} "$root"/packages/web/{public,index.html,vite.config.ts} "$root"/{package-lock.json,script/compress-web.mjs} -newer "$web/index.html" -print -quit)" ]
}

web_if_changed() {
  web_is_fresh || (
    lock client
    web_is_fresh || build_web
  )
}

# Beside the client that may be served at the moment, and then in its place: nobody is sent half a client, and a build that broke off does not count as one.
build_web() {
  local fresh="$root/packages/web/.dist-fresh" old="$root/packages/web/.dist-old"
  rm -rf "$fresh" "$old"
  (cd "$root/packages/web" && "$root/node_modules/.bin/vite" build --outDir "$fresh" --logLevel warn) >&2 || return
  node "$root/script/compress-web.mjs" "$fresh" >&2 || return
  if [ -e "$web" ]; then mv "$web" "$old"; fi
  mv "$fresh" "$web"
  rm -rf "$old"
}

# The one without windows comes first: it needs a third less of the processor.
chromium_here() {
  command -v chromium-headless-shell chromium chromium-browser google-chrome | head -n 1 || true
}

# A Chromium for the browser tests: the one named by CHROMIUM, the system's, or Debian's package. Sets and exports CHROMIUM.
need_chromium() {
  local install='apt-get install -y -qq --no-install-recommends'
  CHROMIUM="${CHROMIUM:-$(chromium_here)}"
  if [ -z "$CHROMIUM" ] && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    say 'Installing Chromium for the browser tests ...'
    (apt-get update -qq && { $install chromium-headless-shell || $install chromium; }) >/dev/null 2>&1 || true
    CHROMIUM="$(chromium_here)"
  fi
  if [ -z "$CHROMIUM" ]; then
    say 'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM to its path.'
    return 1
  fi
  export CHROMIUM
}

# Programs of Debian's packages, for tests that need them: NAME PACKAGE CHECK... Without them the tests say what is missing.
need_package() {
  local what="$1" package="$2"
  shift 2
  if ! "$@" >/dev/null 2>&1 && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    say "Installing ${what} ..."
    (apt-get update -qq && apt-get install -y -qq --no-install-recommends "$package") >/dev/null 2>&1 || true
  fi
  "$@" >/dev/null 2>&1 || {
    say "There is no ${what}: install it (on Debian: apt-get install ${package}). The tests that need it fail."
    return 1
  }
}

# Where Debian keeps PostgreSQL's programs, or where the PATH has them. The newest is taken.
postgres_programs() {
  local found
  found="$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)"
  [ -n "$found" ] || found="$(dirname -- "$(command -v initdb 2>/dev/null)" 2>/dev/null)"
  [ -x "$found/initdb" ] && printf '%s\n' "$found"
}

need_postgres() { need_package PostgreSQL postgresql postgres_programs; }
need_redis() { need_package Redis redis-server command -v redis-server; }
# Debian keeps it where only root looks.
nginx_program() { PATH="$PATH:/usr/sbin" command -v nginx; }
# Its certificate is made by OpenSSL.
need_nginx() { need_package OpenSSL openssl command -v openssl && need_package nginx nginx nginx_program; }
need_haproxy() { need_package HAProxy haproxy command -v haproxy; }

# So many ports that nobody has, one a line.
free_ports() {
  node -e '
    const servers = Array.from({ length: Number(process.argv[1]) }, () => require("node:net").createServer().listen(0, "127.0.0.1"))
    setTimeout(() => { for (const s of servers) { console.log(String(s.address().port)); s.close() } }, 100)
  ' "$1"
}

# PostgreSQL does not run as root: then its own user runs it.
as_postgres() {
  if [ "$(id -u)" = 0 ]; then (cd / && setpriv --reuid=postgres --regid=postgres --init-groups "$@"); else "$@"; fi
}

# A PostgreSQL of its own: FOLDER PORT. Stopped by stop_postgres FOLDER. Only this machine reaches it, and everybody on it.
start_postgres() {
  local folder="$1" port="$2" programs
  programs="$(postgres_programs)"
  mkdir -p "$folder"
  if [ "$(id -u)" = 0 ]; then chown postgres "$folder"; fi
  as_postgres "$programs/initdb" -D "$folder/data" -A trust -U sundown -E UTF8 --locale=C.UTF-8 >"$folder.log" 2>&1
  as_postgres "$programs/pg_ctl" -D "$folder/data" -w -l "$folder/server.log" \
    -o "-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories=$folder -c max_connections=200" start >>"$folder.log" 2>&1
  as_postgres "$programs/createdb" -h 127.0.0.1 -p "$port" -U sundown sundown
}

stop_postgres() { as_postgres "$(postgres_programs)/pg_ctl" -D "$1/data" -m fast -w stop >/dev/null 2>&1 || true; }

# Valgrind counts the instructions of the benchmarks: the system's, or Debian's package. Without it the command says what is missing.
need_valgrind() {
  if ! command -v valgrind >/dev/null && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    say 'Installing valgrind for the benchmarks ...'
    (apt-get update -qq && apt-get install -y -qq --no-install-recommends valgrind) >/dev/null 2>&1 || true
  fi
}
