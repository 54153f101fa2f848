#!/bin/sh
# Writes nginx's files and the panel's config.json from the environment into PANEL_STATE, and becomes nginx.
set -eu
here=$(dirname "$0")
mkdir -p "$PANEL_STATE/sites-enabled" "$PANEL_STATE/snippets"

# Other origins must be named in the content security policy.
origins=$(printf '%s\n' "${API_URL:-}" "${ERROR_COLLECTOR:-}" | sed -nE 's#^(https?://[^/]+).*# \1#p' | tr -d '\n')
export CALL_SOURCES="'self'$origins"
export ERROR_LOG=stderr BROTLI_MODULE=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so

envsubst '${PANEL_STATE} ${ERROR_LOG} ${BROTLI_MODULE}' < "$here/nginx.conf.template" > "$PANEL_STATE/nginx.conf"
envsubst '${PANEL_LISTEN} ${PANEL_ROOT} ${API_UPSTREAM}' \
  < "$here/panel.conf.template" > "$PANEL_STATE/sites-enabled/panel"
envsubst '${CALL_SOURCES}' < "$here/panel-security-headers.conf.template" \
  > "$PANEL_STATE/snippets/panel-security-headers.conf"
jq -n 'env | {
    apiUrl: .API_URL,
    companyName: .COMPANY_NAME,
    logo: .LOGO,
    nextDayHour: (.NEXT_DAY_HOUR | tonumber? // null),
    localidad: .LOCALIDAD,
    idempotencyKeys: (.IDEMPOTENCY_KEYS == "true"),
    errorCollector: .ERROR_COLLECTOR
  } | map_values(select(. != null and . != ""))' > "$PANEL_STATE/config.json"

# nginx could not open /dev/stdout where that belongs to another user.
rm -f "$PANEL_STATE/access.log"
mkfifo "$PANEL_STATE/access.log"
cat 0<> "$PANEL_STATE/access.log" &
exec nginx -c "$PANEL_STATE/nginx.conf" -e stderr -g 'daemon off;'
