#!/bin/sh
# Installs the release that it is part of, be it the first, a newer or the former one. What an administrator edits stays: config.json
# and the site. Files of other releases stay too, for tabs that are open.
set -eu
here=$(dirname "$0")
release=$here/..
nginx=${NGINX_FOLDER:-/etc/nginx}
export PANEL_ROOT="${PANEL_ROOT:-/srv/panel}" PANEL_LISTEN="${PANEL_LISTEN:-80}"
. "$here/nginx.sh"

if [ ! -e "$nginx/sites-enabled/panel" ]; then
  : "${API_UPSTREAM:?is needed: the origin of the API, such as http://127.0.0.1:8080}"
  export API_UPSTREAM
  write_site "$nginx"
fi

# The page comes last: it names the assets.
mkdir -p "$PANEL_ROOT/admin"
rsync -a "$release/admin/assets" "$PANEL_ROOT/admin/"
rsync -a --ignore-existing "$release/admin/config.json" "$PANEL_ROOT/admin/"
rsync -a --exclude=config.json "$release/admin/" "$PANEL_ROOT/admin/"
write_headers "$nginx"
