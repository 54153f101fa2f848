import DOMPurify, { type Config } from 'dompurify';

/** Block elements are removed; a line break keeps their texts apart. */
const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
);

const CONFIG = {
  ALLOWED_TAGS: '#text a abbr b br code del em i ins kbd mark s small span strong sub sup u'.split(
    ' ',
  ),
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
  // Removed with their content, which is not meant to be read.
  ADD_FORBID_CONTENTS: ['select', 'textarea', 'datalist', 'canvas', 'map', 'object', 'applet'],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (BLOCKS.has(tagName) && node.parentNode && node.nextSibling) {
    node.parentNode.insertBefore(document.createElement('br'), node.nextSibling);
  }
});

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A' || !node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Keeps only inline formatting and links, which open in a new tab. Returns nodes: parsing a string again could yield other markup. */
export function toInlineHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, CONFIG);
}
