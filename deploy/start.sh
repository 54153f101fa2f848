#!/bin/sh
# Fills the site's template from the environment and becomes nginx.
set -eu
export CALL_SOURCES="'self'${API_ORIGIN:+ $API_ORIGIN}"
envsubst '${PANEL_LISTEN} ${PANEL_ROOT} ${API_UPSTREAM}' \
  < "$(dirname "$0")/panel.conf.template" > /etc/nginx/sites-enabled/panel
exec nginx -g 'daemon off;'
