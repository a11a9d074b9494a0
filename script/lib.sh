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

# One set-up at a time: the lock is a link that names its owner, so that one left behind by a killed run is noticed.
lock_setup() {
  local lock="$root/.setup.lock" owner waited=''
  until ln -s "$$" "$lock" 2>/dev/null; do
    owner="$(readlink "$lock" 2>/dev/null || true)"
    if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then
      rm -f "$lock"
      continue
    fi
    [ -n "$waited" ] || say 'Waiting for another set-up to finish ...'
    waited=yes
    sleep 0.2
  done
  trap 'rm -f "$root/.setup.lock"' EXIT
}

unlock_setup() {
  rm -f "$root/.setup.lock"
  trap - EXIT
}

setup() {
  need_node
  installed && return
  lock_setup
  if ! installed; then
    say 'Installing dependencies ...'
    if ! (cd "$root" && npm ci --no-audit --no-fund --loglevel=error) >&2; then
      say 'Dependencies could not be installed: see the messages above.'
      exit 1
    fi
    cp "$root/package-lock.json" "$root/node_modules/.sundown-lock"
  fi
  unlock_setup
}

# The `sundown` command, bundled again if a source has changed since.
bundle="$root/packages/cli/dist/sundown.mjs"

bundle_if_changed() {
  # Directories count too: a deleted file leaves its mark there only.
  if [ ! -e "$bundle" ] ||
    [ -n "$(find "$root"/packages/*/src "$root"/packages/*/package.json "$root/package-lock.json" "$root/script/bundle.mjs" -newer "$bundle" -print -quit)" ]; then
    node "$root/script/bundle.mjs" >&2
  fi
}

# The browser client, built again if a source has changed since.
web="$root/packages/web/dist"

web_if_changed() {
  if [ ! -e "$web/index.html" ] ||
    [ -n "$(find "$root"/packages/{web,engine,bots,protocol}/{src,package.json} "$root"/packages/web/{public,index.html,vite.config.ts} "$root/package-lock.json" -newer "$web/index.html" -print -quit)" ]; then
    (cd "$root/packages/web" && "$root/node_modules/.bin/vite" build --logLevel warn) >&2
    node "$root/script/compress-web.mjs" >&2
  fi
}

# A Chromium for the browser tests: the one named by CHROMIUM, the system's, or Debian's package. Sets and exports CHROMIUM.
need_chromium() {
  CHROMIUM="${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}"
  if [ -z "$CHROMIUM" ] && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    say 'Installing Chromium for the browser tests ...'
    (apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium) >/dev/null 2>&1 || true
    CHROMIUM="$(command -v chromium || true)"
  fi
  if [ -z "$CHROMIUM" ]; then
    say 'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM to its path.'
    return 1
  fi
  export CHROMIUM
}

# Valgrind counts the instructions of the benchmarks: the system's, or Debian's package. Without it the command says what is missing.
need_valgrind() {
  if ! command -v valgrind >/dev/null && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    say 'Installing valgrind for the benchmarks ...'
    (apt-get update -qq && apt-get install -y -qq --no-install-recommends valgrind) >/dev/null 2>&1 || true
  fi
}
