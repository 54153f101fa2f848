import { html } from 'hono/html';
import type { JsonSchema, OpenApi, Operation } from './openapi';

type Html = ReturnType<typeof html>;

const style = html`<style>
  :root {
    color-scheme: light dark;
    font:
      16px/1.5 system-ui,
      sans-serif;
    --line: color-mix(in srgb, currentColor 20%, transparent);
  }
  body {
    max-width: 60rem;
    margin: 0 auto;
    padding: 1.5rem 1rem 4rem;
  }
  h1 {
    font-size: 1.5rem;
    margin: 0;
  }
  h2 {
    font-size: 1.1rem;
    margin: 2rem 0 0.5rem;
  }
  h3 {
    font-size: 1rem;
    margin: 1rem 0 0.25rem;
  }
  details {
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    margin-top: 0.5rem;
    padding: 0 0.75rem;
  }
  details[open] {
    padding-bottom: 0.75rem;
  }
  summary {
    cursor: pointer;
    padding: 0.5rem 0;
    overflow-wrap: anywhere;
  }
  summary b {
    display: inline-block;
    min-width: 4rem;
  }
  a {
    color: LinkText;
  }
  :focus-visible {
    outline: 3px solid #4dabf7;
    outline-offset: 1px;
  }
  code,
  pre {
    font-family: ui-monospace, monospace;
    font-size: 0.875rem;
  }
  pre {
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    padding: 0.75rem;
    margin: 0.5rem 0 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  table {
    border-collapse: collapse;
    width: 100%;
    font-size: 0.9rem;
  }
  th,
  td {
    text-align: left;
    vertical-align: top;
    padding: 0.25rem 0.75rem 0.25rem 0;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  th {
    overflow-wrap: normal;
  }
</style>`;

const nameOf = (ref: unknown): string => String(ref).split('/').at(-1) ?? '';

/** Text with `code` in it. */
const prose = (text = ''): Html =>
  html`${text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`;

/** A schema in a few words: `text or null`, a list of `Cliente`. */
function typeOf(schema: JsonSchema): Html | string {
  const { type, format, const: constant, enum: values } = schema;
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.anyOf) {
    return html`${schema.anyOf.map((one, i) => html`${i > 0 ? ' or ' : ''}${typeOf(one)}`)}`;
  }
  if (constant !== undefined) return html`<code>${JSON.stringify(constant)}</code>`;
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (type === 'array') return html`list of ${typeOf(schema.items as JsonSchema)}`;
  const name = Array.isArray(type) ? type.join(' or ') : (type ?? 'anything');
  return format ? `${name} (${format})` : name;
}

/** The fields of an object, those of objects inside it below it. */
function rowsOf(schema: JsonSchema, prefix = ''): Html[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, one]) => {
    const property = one as JsonSchema;
    const options = [property, ...(property.anyOf ?? [])];
    const inner = options.find((option) => option.properties);
    return [
      html`<tr>
        <td><code>${prefix}${name}</code></td>
        <td>
          ${inner ? 'object' : typeOf(property)}${inner && property.anyOf ? ' or null' : ''}${required.includes(name) ? '' : ', optional'}
        </td>
        <td>${prose(property.description)}</td>
      </tr>`,
      ...(inner ? rowsOf(inner, `${prefix}${name}.`) : []),
    ];
  });
}

const table = (rows: Html[]) =>
  html`<table>
    <thead>
      <tr>
        <th>Field</th>
        <th>Type</th>
        <th>Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

function schemaOf(schema: JsonSchema): Html {
  if (schema.allOf) return html`${schema.allOf.map((part) => schemaOf(part))}`;
  if (schema.properties) return table(rowsOf(schema));
  return html`<p>${schema.$ref ? 'The fields of ' : ''}${typeOf(schema)}</p>`;
}

const example = (value: unknown) =>
  value === undefined ? '' : html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

function operation(method: string, path: string, one: Operation, document: OpenApi): Html {
  const parameters = (one.parameters ?? []).flatMap((parameter) =>
    'in' in parameter ? [parameter] : [],
  );
  const body = one.requestBody?.content['application/json'];
  return html`<details id="${one.operationId}">
    <summary><b>${method.toUpperCase()}</b> <code>${path}</code> ${one.summary}</summary>
    ${one.description ? html`<p>${prose(one.description)}</p>` : ''}
    ${
      parameters.length > 0
        ? html`<h3>Path and query</h3>
            ${table(
              parameters.map(
                ({ name, required, schema, in: where }) =>
                  html`<tr>
                    <td><code>${name}</code></td>
                    <td>${typeOf(schema)}${required ? '' : ', optional'}</td>
                    <td>${where}. ${prose(schema.description)}</td>
                  </tr>`,
              ),
            )}`
        : ''
    }
    ${
      body
        ? html`<h3>Body</h3>
            ${schemaOf(body.schema)} ${example(body.example)}`
        : ''
    }
    ${Object.entries(one.responses).map(([status, response]) => {
      if ('$ref' in response) {
        const shared = document.components.responses?.[nameOf(response.$ref)] as {
          description: string;
        };
        return html`<h3>${status}</h3>
          <p><a href="#error-${status}">${shared.description}</a></p>`;
      }
      const content = response.content?.['application/json'];
      return html`<h3>${status} ${response.description}</h3>
        ${content ? html`${schemaOf(content.schema)} ${example(content.example)}` : html`<p>No body</p>`}`;
    })}
  </details>`;
}

/** The page at `/__mock/docs`: the contract, to read. It runs no script. */
export function docsPage(document: OpenApi): Html {
  const { info, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ method, path, one })),
  );
  const errors = components.responses as Record<
    string,
    { description: string; content: { 'application/json': { example?: unknown } } }
  >;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        ${style}
      </head>
      <body>
        <h1>${info.title}</h1>
        <p>
          The same as <code>docs/openapi.yaml</code>.
          <a href="/__mock/">Faults, data and latest calls</a>
        </p>
        ${tags.map(
          ({ name, description }) =>
            html`<section aria-labelledby="tag-${name}">
              <h2 id="tag-${name}">${description}</h2>
              ${operations
                .filter(({ one }) => one.tags.includes(name))
                .map(({ method, path, one }) => operation(method, path, one, document))}
            </section>`,
        )}
        <section aria-labelledby="errors">
          <h2 id="errors">Errors</h2>
          ${Object.entries(errors).map(
            ([status, error]) =>
              html`<details id="error-${status}">
                <summary><b>${status}</b> ${error.description}</summary>
                ${example(error.content['application/json'].example)}
              </details>`,
          )}
        </section>
        <section aria-labelledby="records">
          <h2 id="records">Records</h2>
          ${Object.entries(components.schemas).map(
            ([name, schema]) =>
              html`<details id="${name}">
                <summary><code>${name}</code></summary>
                ${schema.description ? html`<p>${prose(schema.description)}</p>` : ''}
                ${schemaOf(schema)}
              </details>`,
          )}
        </section>
      </body>
    </html>`;
}
