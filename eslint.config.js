import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import router from '@tanstack/eslint-plugin-router';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
const BROWSER = ['src/**/*.{ts,tsx}'];
const UNIT_TESTS = ['**/*.test.{ts,tsx}', 'test/**/*.{ts,tsx}'];
const JOURNEYS = ['e2e/**/*.ts'];
const CONFIGS = ['*.config.{ts,js}', '.dependency-cruiser.cjs'];
const COMMAND_LINE = [
  '{scripts,tools}/**/*.ts',
  'mocks/bin/**/*.ts',
  'bench/**/*.ts',
  'bench/**/*.mjs',
];

const sleep = {
  selector:
    'CallExpression[callee.name=/^(setTimeout|setInterval)$/], CallExpression[callee.property.name=/^(setTimeout|setInterval)$/]',
  message: 'A test waits for what it expects to see, not for a time to pass.',
};
const waitForTimeout = {
  selector: "CallExpression[callee.property.name='waitForTimeout']",
  message: 'A test waits for what it expects to see, not for a time to pass.',
};
const only = {
  selector:
    "MemberExpression[object.name=/^(test|it|describe|suite|bench)$/][property.name='only'], MemberExpression[object.property.name='describe'][property.name='only']",
  message: '`.only` would leave the other tests out of the run.',
};

const privateMember = {
  // zod/mini's documented `_default` is none.
  selector: 'MemberExpression[property.name=/^_(?!default$)[a-z]/]',
  message: 'A private member of a library: use its documented API.',
};

const value = 'JSXExpressionContainer:not([expression.type=/^(Literal|JSXEmptyExpression)$/])';
const text = ':matches(JSXText[value=/\\S/], JSXExpressionContainer[expression.value=/\\S/])';
const parent = ':matches(JSXElement, JSXFragment)';
/** A translator replaces text nodes: React updates those that an element holds alone, and loses the others. */
const textBesideValue = {
  selector: `${parent} > ${text} ~ ${value}, ${parent} > ${value} ~ ${text}`,
  message:
    'Text beside a value breaks on a page that a translator changes: one template text, or an element for each.',
};

export default defineConfig(
  globalIgnores([
    'bench/react-admin',
    '**/dist',
    'release',
    'coverage',
    'test-results',
    'playwright-report',
    '.data',
    '.cache',
    '.stryker-tmp',
    'src/routeTree.gen.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      // One program for the whole run: `projectService`, which editors like, takes a quarter longer.
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // An `onClick={async () => …}` is idiomatic; React ignores what a handler gives back.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // The router's redirect() and notFound() are thrown by design and are not Errors.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            {
              from: 'package',
              package: '@tanstack/router-core',
              name: ['Redirect', 'NotFoundError'],
            },
          ],
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // An empty text counts as missing: `||` is meant.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      // Objects of closures are used here as classes would be, and no method of theirs reads `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Texts here have no emoji: their letters may be spread.
      '@typescript-eslint/no-misused-spread': 'off',
      // It asks for the `!` that `no-non-null-assertion` forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // There are no enums here, and to look for them takes seconds.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // A fake or a handler must be async to fit its type, also when it has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', privateMember],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // Not the panel's own folders, `@/lib/…` and `./lib/…`.
              regex:
                '^(?!@/|\\.)(@[^/]+/)?[^/]+/(.+/)?(esm|cjs|dist|distribution|build|lib|src|internal)(/|$)',
              message: 'A file inside a package: import what the package exports.',
            },
          ],
        },
      ],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true },
        },
      ],
    },
  },
  {
    files: BROWSER,
    // The React Compiler's rules take seconds, and components that only tests render need none of them.
    ignores: UNIT_TESTS,
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      // It takes react-hook-form's `field` for a ref, because it has a `ref` to hand on.
      'react-hooks/refs': 'off',
      'no-restricted-syntax': ['error', privateMember, textBesideValue],
    },
  },
  {
    files: BROWSER,
    extends: [
      jsxA11y.flatConfigs.recommended,
      query.configs['flat/recommended'],
      router.configs['flat/recommended'],
    ],
    languageOptions: { globals: globals.browser },
    rules: {
      // The focus of a dialog's or a login's first field is wanted; the rule cannot tell it from a stolen one.
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  // Type-aware rules take most of the time that linting takes, and find little that a test's own run does not.
  { files: [...UNIT_TESTS, ...JOURNEYS], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: JOURNEYS,
    languageOptions: { parserOptions: { project: 'tsconfig.json' } },
    // A Playwright call without `await` is lost in silence.
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: [...UNIT_TESTS, ...JOURNEYS],
    rules: {
      'no-restricted-syntax': ['error', sleep, waitForTimeout, only, privateMember],
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Playwright's fixtures are declared with `async ({}, use) => …`.
      'no-empty-pattern': 'off',
    },
  },
  {
    files: COMMAND_LINE,
    rules: { 'no-console': 'off' },
    languageOptions: { globals: globals.node },
  },
  {
    files: CONFIGS,
    rules: { 'no-restricted-exports': 'off' },
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: globals.node } },
  prettier,
);
