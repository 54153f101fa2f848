/** A rule that reports the nodes of a selector. */
const forbid = (selector, message) => ({
  create: (context) => ({
    [selector]: (node) => {
      context.report({ node, message });
    },
  }),
});

const value = 'JSXExpressionContainer:not([expression.type=/^(Literal|JSXEmptyExpression)$/])';
const text = ':matches(JSXText[value=/\\S/], JSXExpressionContainer[expression.value=/\\S/])';
const parent = ':matches(JSXElement, JSXFragment)';

export default {
  meta: { name: 'panel' },
  rules: {
    sleep: forbid(
      'CallExpression[callee.name=/^(setTimeout|setInterval)$/], CallExpression[callee.property.name=/^(setTimeout|setInterval|waitForTimeout)$/]',
      'A test waits for what it expects to see, not for a time to pass.',
    ),
    only: forbid(
      "MemberExpression[object.name=/^(test|it|describe|suite|bench)$/][property.name='only'], MemberExpression[object.property.name='describe'][property.name='only']",
      '`.only` would leave the other tests out of the run.',
    ),
    'default-export': forbid(
      "ExportDefaultDeclaration, ExportSpecifier[exported.name='default']",
      'Exports are named.',
    ),
    // zod/mini's documented `_default` is none.
    'private-member': forbid(
      'MemberExpression[property.name=/^_(?!default$)[a-z]/]',
      'A private member of a library: use its documented API.',
    ),
    // Not the panel's own folders, `@/lib/…` and `./lib/…`.
    'package-file': forbid(
      ':matches(ImportDeclaration, ExportNamedDeclaration, ImportExpression)[source.value=/^(?!@\\/|\\.)(@[^/]+\\/)?[^/]+\\/(.+\\/)?(esm|cjs|dist|distribution|build|lib|src|internal)(\\/|$)/]',
      'A file inside a package: import what the package exports.',
    ),
    // A translator replaces text nodes: React updates those that an element holds alone, and loses the others.
    'text-beside-value': forbid(
      `${parent} > ${text} ~ ${value}, ${parent} > ${value} ~ ${text}`,
      'Text beside a value breaks on a page that a translator changes: one template text, or an element for each.',
    ),
  },
};
