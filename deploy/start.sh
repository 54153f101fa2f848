#!/bin/sh
# Writes nginx's files and the panel's config.json from the environment into PANEL_STATE, and becomes nginx.
set -eu
here=$(dirname "$0")
. "$here/nginx.sh"
mkdir -p "$PANEL_STATE/sites-enabled" "$PANEL_STATE/snippets"

jq -n '
  def url: "^(https?://[\\w.:-]+)?(/\\S*)?$";
  env
  | [
      ["API_UPSTREAM", "an origin such as http://api:8080", "^https?://[\\w.:-]+$"],
      ["PANEL_LISTEN", "a port", "^([\\w.]+:)?[0-9]+$"],
      ["API_URL", "a URL, or a path that begins with /", url],
      ["ERROR_COLLECTOR", "a URL, or a path that begins with /", url],
      ["LOGO", "a path that begins with /", "^/[^/\\\\]"],
      ["NEXT_DAY_HOUR", "an hour from 0 to 24", "^(1?[0-9]|2[0-4])$"],
      ["IDEMPOTENCY_KEYS", "true or false", "^(true|false)$"]
    ] as $rules
  | [$rules[] as [$name, $what, $pattern]
      | (.[$name] // "")
      | select(. != "" and (test($pattern) | not))
      | "\($name)=\(.) is not \($what).\n"] as $wrong
  | if $wrong != [] then $wrong | add | halt_error(1) else . end
  | {
      apiUrl: .API_URL,
      companyName: .COMPANY_NAME,
      logo: .LOGO,
      nextDayHour: ((.NEXT_DAY_HOUR // "") | tonumber? // null),
      localidad: .LOCALIDAD,
      idempotencyKeys: (.IDEMPOTENCY_KEYS == "true"),
      errorCollector: .ERROR_COLLECTOR
    }
  | map_values(select(. != null and . != ""))' > "$PANEL_STATE/config.json"

export ERROR_LOG=stderr BROTLI_MODULE=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so
envsubst '${PANEL_STATE} ${ERROR_LOG} ${BROTLI_MODULE}' \
  < "$here/nginx/nginx.conf.template" > "$PANEL_STATE/nginx.conf"
write_site "$PANEL_STATE"
write_headers "$PANEL_STATE"

# nginx could not open /dev/stdout where that belongs to another user.
rm -f "$PANEL_STATE/access.log"
mkfifo "$PANEL_STATE/access.log"
cat 0<> "$PANEL_STATE/access.log" &
exec nginx -c "$PANEL_STATE/nginx.conf" -e stderr -g 'daemon off;'
