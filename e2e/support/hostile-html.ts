const link = (href: string, text: string): string =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`;

/** HTML from the API, and the part that the sanitizer must keep. */
export const HOSTILE_HTML: readonly (readonly [what: string, html: string, left: string])[] = [
  ['plain text', 'Vence hoy', 'Vence hoy'],
  ['escaped text', 'menos de &lt; 500 &gt; &amp; más', 'menos de &lt; 500 &gt; &amp; más'],
  [
    'inline formatting',
    '<b>a</b><strong>b</strong><i>c</i><em>d</em><u>e</u><s>f</s><br><small>g</small>',
    '<b>a</b><strong>b</strong><i>c</i><em>d</em><u>e</u><s>f</s><br><small>g</small>',
  ],
  ['a link', '<a href="https://example.com/x">x</a>', link('https://example.com/x', 'x')],
  [
    'a link that would replace the panel',
    '<a href="http://example.com/" target="_top" rel="opener">x</a>',
    link('http://example.com/', 'x'),
  ],
  ['a mailto link', '<a href="mailto:a@example.com">x</a>', link('mailto:a@example.com', 'x')],
  ['a relative link', '<a href="/admin/vehiculos">x</a>', link('/admin/vehiculos', 'x')],
  ['javascript:', '<a href="javascript:hostil()">x</a>', '<a>x</a>'],
  ['data:', '<a href="data:text/html,<script>hostil()</script>">x</a>', '<a>x</a>'],
  ['another host without a scheme', '<a href="//example.com">x</a>', '<a>x</a>'],
  ['another host, backslashed', '<a href="/\\example.com">x</a>', '<a>x</a>'],
  ['a link that downloads', '<a href="/x" download ping="/y">x</a>', link('/x', 'x')],
  ['a script', 'a<script>hostil()</script>b', 'ab'],
  ['an image', 'a<img src="x" onerror="hostil()">b', 'ab'],
  ['a frame', 'a<iframe srcdoc="<script>hostil()</script>">x</iframe>b', 'ab'],
  ['a style sheet', 'a<style>body{display:none}</style><link rel="stylesheet" href="x">b', 'ab'],
  ['a style', '<b style="position:fixed;inset:0" class="x" id="root">a</b>', '<b>a</b>'],
  ['a handler', '<b onclick="hostil()" onmouseover=hostil()>a</b>', '<b>a</b>'],
  ['a form', '<form action="x">a<input name="b"><button>c</button></form>', 'ac'],
  ['a choice', 'a<select><option>b</option></select>c', 'ac'],
  ['an element of one’s own', 'a<x-y onfoo="hostil()" data-a="b" aria-label="c">d</x-y>', 'ad'],
  ['paragraphs', '<p>a</p><p>b</p>', 'a<br>b'],
  ['a list', '<ul><li>a</li><li><b>b</b></li></ul>', 'a<br><b>b</b>'],
  ['an open tag', '<b>a', '<b>a</b>'],
  ['nothing', '', ''],
];

/** The policy violations that Chromium reports while the sanitizer parses, although nothing runs. */
export const PARSING_REPORTS = [
  /^policy violation: (script-src-attr|style-src-attr|style-src-elem|base-uri|require-trusted-types-for) .*\/inline-html-/,
  /^(Executing inline event handler|Applying inline style|Setting the document's base URI|This document requires 'TrustedScript') .*\/inline-html-/s,
];
