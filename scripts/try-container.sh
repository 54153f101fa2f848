#!/usr/bin/env bash
# Builds deploy/Containerfile with Debian's buildah and starts it: `npm run container`. For Debian, as root. No registry of images is needed:
# the bases are made here, Debian's by mmdebstrap, and Node's by adding this machine's Node to it.
set -euo pipefail
cd "$(dirname "$0")/.."

export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot DEBIAN_FRONTEND=noninteractive
work=$(mktemp -d)
started=()
containers=()
finish() {
  # unshare blocks SIGTERM.
  for pid in "${started[@]}"; do kill -KILL "$pid" 2>/dev/null || true; done
  { wait; } 2>/dev/null
  for container in "${containers[@]}"; do buildah rm "$container" >/dev/null; done
  rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' INT TERM HUP

fail() {
  echo "FAILED: $1" >&2
  exit 1
}

# $1: what is expected, then a command that must succeed.
expect() {
  local what=$1
  shift
  "$@" >/dev/null || fail "$what"
  echo "ok  $what"
}

# Sets `container`. In a subshell, `finish` would not know it.
from() {
  container=$(buildah from --pull=never "$1")
  containers+=("$container")
}

# Runs a command in a container until the end of this script. In a PID namespace of its own, or its children would outlive it.
start() {
  unshare --pid --fork --kill-child --mount-proc buildah run "${@:2}" >"$work/$1.log" 2>&1 &
  started+=($!)
}

# $1: what starts, $2: its log, $3: a URL that it answers.
expect_start() {
  curl -fs --retry 30 --retry-delay 1 --retry-connrefused "$3" >/dev/null ||
    { cat "$work/$2.log"; fail "$1 starts"; }
  echo "ok  $1 starts"
}

panel_at=127.0.0.1:4198
api_at=127.0.0.1:4199
for address in "$panel_at" "$api_at"; do
  ! (exec 3<>"/dev/tcp/${address/://}") 2>/dev/null || fail "another process listens on $address"
done

for tool in buildah mmdebstrap jq curl; do
  command -v "$tool" >/dev/null && continue
  apt-get update >/dev/null
  apt-get install -y --no-install-recommends buildah curl jq mmdebstrap >/dev/null
  break
done

if ! buildah inspect --type image node:20-bookworm-slim >/dev/null 2>&1; then
  # This machine's mirrors, or Debian's own.
  mapfile -t sources < <(grep -ls bookworm /etc/apt/sources.list /etc/apt/sources.list.d/*debian*.sources)
  mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$work/debian.tar" "${sources[@]}"
  from scratch
  buildah add --quiet "$container" "$work/debian.tar" / >/dev/null
  # What this machine trusts and how it reaches its mirrors.
  buildah copy --quiet "$container" /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ >/dev/null
  buildah commit --quiet "$container" docker.io/library/debian:bookworm-slim >/dev/null

  from docker.io/library/debian:bookworm-slim
  buildah copy --quiet "$container" "$(readlink -f "$(command -v node)")" /usr/local/bin/node >/dev/null
  buildah copy --quiet "$container" "$(npm root -g)/npm" /usr/local/lib/node_modules/npm >/dev/null
  buildah run "$container" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  registry=$(npm config get registry)
  buildah config --env "npm_config_registry=$registry" \
    --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  buildah commit --quiet "$container" docker.io/library/node:20-bookworm-slim >/dev/null
fi

for target in panel mock; do
  buildah bud --quiet --pull=never --format docker --layers --target "$target" \
    -f deploy/Containerfile -t "$target" . >/dev/null
  echo "ok  $target is built, $(buildah inspect --type image "$target" | jq -r '.Docker.config.User') is its user"
done

# chroot isolation shares the machine's network.
from mock
start api --user 1000 --env HOST="${api_at%:*}" --env PORT="${api_at#*:}" \
  "$container" -- node_modules/.bin/tsx mocks/bin/start.ts
from panel
panel=$container
before=$(date +%s)
start panel --user www-data --env PANEL_LISTEN="$panel_at" --env API_UPSTREAM="http://$api_at" \
  --env COMPANY_NAME='Expreso "Sur" & Cía' --env NEXT_DAY_HOUR=20 \
  "$panel" -- sh /opt/panel/start.sh
expect_start 'the mock API' api "http://$api_at/admin/"
expect_start 'the panel' panel "http://$panel_at/healthz"

at=http://$panel_at
expect 'config.json comes from the environment' \
  jq -e '. == {companyName: "Expreso \"Sur\" & Cía", nextDayHour: 20, idempotencyKeys: false}' \
  <(curl -fsS "$at/admin/config.json")
expect 'a screen is the page' grep -q '<div id="root">' <(curl -fsS "$at/admin/clientes/7")
expect 'the policy calls only its own origin' \
  grep -qi "connect-src 'self';" <(curl -fsSI "$at/admin/")
token=$(curl -fsS -H 'Content-Type: application/json' -d '{"username":"admin","password":"admin123"}' \
  "$at/api/authenticate" | jq -r .token)
expect 'the API answers behind it' jq -e '.cliente | length == 10' \
  <(curl -fsS -H "Authorization: Bearer $token" "$at/api/clientes/?pagina=0&cantidad=10&texto=")
in_panel() { buildah run --user root "$panel" -- "$@"; }
expect 'no source map is in the image' test -z "$(in_panel find /srv -name '*.map')"
written=$(in_panel find / -xdev -type f -user www-data -newermt "@$before")
expect 'what it wrote is found by its owner' grep -qx /tmp/panel/config.json <<<"$written"
expect 'nothing is written outside /tmp' test -z "$(grep -v '^/tmp/' <<<"$written")"
echo 'The container works.'
