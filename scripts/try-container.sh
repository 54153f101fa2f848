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
  for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait
  for container in "${containers[@]}"; do buildah rm "$container" >/dev/null; done
  rm -rf "$work"
}
trap finish EXIT

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

command -v buildah mmdebstrap jq curl >/dev/null ||
  apt-get install -y --no-install-recommends buildah curl jq mmdebstrap >/dev/null

if ! buildah inspect --type image debian:bookworm-slim >/dev/null 2>&1; then
  mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$work/debian.tar" \
    /etc/apt/sources.list.d/debian.sources
  base=$(buildah from scratch)
  buildah add --quiet "$base" "$work/debian.tar" / >/dev/null
  # What this machine trusts and how it reaches its mirrors.
  buildah copy --quiet "$base" /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ >/dev/null
  buildah commit --quiet "$base" docker.io/library/debian:bookworm-slim >/dev/null

  node=$(buildah from --pull=never docker.io/library/debian:bookworm-slim)
  buildah copy --quiet "$node" "$(readlink -f "$(command -v node)")" /usr/local/bin/node >/dev/null
  buildah copy --quiet "$node" "$(npm root -g)/npm" /usr/local/lib/node_modules/npm >/dev/null
  buildah run "$node" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  registry=$(npm config get registry)
  buildah config --env "npm_config_registry=$registry" \
    --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$node"
  buildah commit --quiet "$node" docker.io/library/node:20-bookworm-slim >/dev/null
fi

for target in panel mock; do
  buildah bud --quiet --pull=never --format docker --layers --target "$target" \
    -f deploy/Containerfile -t "$target" . >/dev/null
  echo "ok  $target is built, $(buildah inspect --type image "$target" | jq -r '.Docker.config.User') is its user"
done

# chroot isolation shares the machine's network.
api=$(buildah from --pull=never mock)
containers+=("$api")
buildah run --user 1000 --env PORT=4199 "$api" -- node_modules/.bin/tsx mocks/bin/start.ts >"$work/api.log" 2>&1 &
started+=($!)
panel=$(buildah from --pull=never panel)
containers+=("$panel")
buildah run --user www-data \
  --env PANEL_LISTEN=4198 --env API_UPSTREAM=http://127.0.0.1:4199 \
  --env COMPANY_NAME='Expreso "Sur" & Cía' --env NEXT_DAY_HOUR=20 \
  "$panel" -- sh /opt/panel/start.sh >"$work/panel.log" 2>&1 &
started+=($!)

at=http://127.0.0.1:4198
curl -fsS --retry 30 --retry-delay 1 --retry-connrefused "http://127.0.0.1:4199/admin/" >/dev/null ||
  { cat "$work/api.log"; fail 'the mock API starts'; }
curl -fsS --retry 30 --retry-delay 1 --retry-connrefused "$at/healthz" >/dev/null ||
  { cat "$work/panel.log"; fail 'the panel starts'; }
echo 'ok  both start'

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
written=$(in_panel find / -xdev -type f -user www-data -newer /tmp/panel/nginx.conf)
expect 'what it wrote is found by its owner' grep -qx /tmp/panel/config.json <<<"$written"
expect 'nothing is written outside /tmp' test -z "$(grep -v '^/tmp/' <<<"$written")"
echo 'The container works.'
