import DOMPurify, { type Config } from 'dompurify';

/** Elements that begin a line of their own; they leave, and their text keeps its line. */
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
  // An address with a scheme among these, or a path of this site.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
  // What is not meant to be read goes with its element.
  ADD_FORBID_CONTENTS: ['select', 'textarea', 'datalist', 'canvas', 'map', 'object', 'applet'],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (BLOCKS.has(tagName) && node.parentNode && node.nextSibling) {
    (node as ChildNode).after(document.createElement('br'));
  }
});

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A' || !node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/**
 * HTML from elsewhere as nodes that may stand in the page: inline formatting and links, which open in a tab of their own; no scripts,
 * styles, forms, images, frames or handlers. Nodes and not a text, because a text would be parsed a second time, perhaps otherwise.
 */
export function toInlineHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, CONFIG);
}
