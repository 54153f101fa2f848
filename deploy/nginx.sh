# Functions of install.sh and start.sh, which set `here`, PANEL_ROOT, PANEL_LISTEN and API_UPSTREAM. $1 is nginx's folder.

write_site() {
  envsubst '${PANEL_LISTEN} ${PANEL_ROOT} ${API_UPSTREAM}' \
    < "$here/nginx/panel.conf.template" > "$1/sites-enabled/panel"
}

# The policy must name the other origins that config.json makes the panel call.
write_headers() {
  origins=$(jq -r '[.apiUrl, .errorCollector | strings | match("^https?://[\\w.:-]+") | " " + .string] | add // ""' \
    "$PANEL_ROOT/admin/config.json")
  CALL_SOURCES="'self'$origins" envsubst '${CALL_SOURCES}' \
    < "$here/nginx/panel-security-headers.conf.template" > "$1/snippets/panel-security-headers.conf"
}
