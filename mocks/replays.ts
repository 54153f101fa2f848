import { ApiError } from './lib/endpoint';

/** Responses by `Idempotency-Key`: a repeated POST gets the first response and creates nothing. */
export class Replays {
  private readonly first = new Map<string, { body: string; answer: Promise<Response> }>();

  async answer(request: Request, create: () => Promise<Response>): Promise<Response> {
    const key = request.headers.get('idempotency-key');
    if (request.method !== 'POST' || key === null) return create();

    const id = JSON.stringify([request.headers.get('authorization'), request.url, key]);
    const body = await request.clone().text();
    const known = this.first.get(id);
    if (known && known.body !== body) {
      return new ApiError(422, 'Esa Idempotency-Key ya se usó con otros datos.').toResponse();
    }
    const answer = known?.answer ?? create();
    this.first.set(id, { body, answer });
    const response = await answer;
    // A refused call created nothing and may be repeated.
    if (!response.ok) this.first.delete(id);
    return response.clone();
  }

  clear(): void {
    this.first.clear();
  }
}
