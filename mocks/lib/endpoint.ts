import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';

/** An error response with the Spanish `message` that the panel may show. */
export class ApiError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly detail: Record<string, unknown> = {},
  ) {
    super(message);
  }

  toResponse(): Response {
    return Response.json({ message: this.message, ...this.detail }, { status: this.status });
  }
}

/** The status of a success, and the schema of its body unless it has none. */
type Answer = readonly [status: 200 | 201, body: z.ZodType] | readonly [status: 204];

/** What a call takes and answers. `docs/openapi.yaml` is made of these. */
export interface Contract<Params = unknown, Query = unknown, Body = unknown> {
  /** One line for the document. */
  summary?: string;
  /** What the schemas cannot say; every call in the document has some. */
  description?: string;
  params?: z.ZodType<Params>;
  /** By default, no query parameter is accepted. */
  query?: z.ZodType<Query>;
  /** By default, the request must have no body. */
  body?: z.ZodType<Body>;
  answer?: Answer;
  /** Error statuses besides 400, 401, and 404 where the path has an id. */
  refuses?: readonly (404 | 409)[];
}

/** A handler that carries its contract. */
type Endpoint = ((c: Context) => Promise<Response>) & { contract: Contract };

/** The contract of a registered handler; undefined for what is not an endpoint, as a check of the session. */
export const contractOf = (handler: object): Contract | undefined =>
  'contract' in handler ? (handler as Endpoint).contract : undefined;

type Nothing = Record<string, never>;

const nothing = z.strictObject({});

/** A handler that runs only when path, query and body match the contract. */
export function endpoint<Params = Nothing, Query = Nothing, Body = undefined>(
  contract: Contract<Params, Query, Body>,
  handle: (input: { params: Params; query: Query; body: Body }) => Response | Promise<Response>,
): Endpoint {
  const answer = async (c: Context): Promise<Response> => {
    const params = check('ruta', contract.params, c.req.param());
    const query = check('consulta', contract.query, queryOf(c));
    const text = await c.req.text();
    if (!contract.body && text !== '') throw new ApiError(400, 'Esta llamada no lleva cuerpo.');
    const body = contract.body ? check('cuerpo', contract.body, jsonOf(c, text)) : undefined;
    return handle({ params, query, body: body as Body });
  };
  return Object.assign(answer, { contract });
}

export const ok = (data: unknown): Response => Response.json(data);
export const created = (data: unknown): Response => Response.json(data, { status: 201 });
export const noContent = (): Response => new Response(null, { status: 204 });

function queryOf(c: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? (values[0] ?? '') : values,
    ]),
  );
}

function jsonOf(c: Context, text: string): unknown {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new ApiError(400, 'El contenido debe enviarse como application/json.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'El cuerpo no es JSON válido.');
  }
}

const spanish = z.locales.es().localeError;

/** Parses `value` by its schema; without a schema it must be empty. */
function check<T>(
  where: 'ruta' | 'consulta' | 'cuerpo',
  schema: z.ZodType<T> | undefined,
  value: unknown,
): T {
  const result = (schema ?? nothing).safeParse(value, { error: spanish });
  if (result.success) return result.data as T;
  const errores = result.error.issues.map((issue) => ({
    campo: issue.path.join('.') || where,
    detalle: issue.message,
  }));
  const first = errores[0];
  throw new ApiError(400, `Pedido inválido (${where}): ${first?.campo}: ${first?.detalle}.`, {
    errores,
  });
}
