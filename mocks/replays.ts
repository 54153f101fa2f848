import { ApiError } from './lib/endpoint';

/** Responses by `Idempotency-Key`: a repeated POST or PATCH gets the first response and changes nothing. */
export class Replays {
  private readonly first = new Map<string, { body: string; answer: Promise<Response> }>();

  async answer(request: Request, change: () => Promise<Response>): Promise<Response> {
    const key = request.headers.get('idempotency-key');
    if (!['POST', 'PATCH'].includes(request.method) || key === null) return change();

    const id = JSON.stringify([
      request.method,
      request.headers.get('authorization'),
      request.url,
      key,
    ]);
    const body = await request.clone().text();
    const known = this.first.get(id);
    if (known && known.body !== body) {
      return new ApiError(422, 'Esa Idempotency-Key ya se usó con otros datos.').toResponse();
    }
    const answer = known?.answer ?? change();
    this.first.set(id, { body, answer });
    const response = await answer;
    // A refused call changed nothing and may be repeated.
    if (!response.ok) this.first.delete(id);
    return response.clone();
  }

  clear(): void {
    this.first.clear();
  }
}
