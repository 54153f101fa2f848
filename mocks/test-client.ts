import { createMockApi, type MockApi } from './api';
import { Db } from './db';
import { now } from './examples';
import { createSeed } from './seed/index';

export interface Answer {
  status: number;
  body: unknown;
}

export interface TestClient {
  api: MockApi;
  time: { now: Date };
  /** A call with a valid token; `path` as the contract writes it. */
  call: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** The body of a call that must succeed. */
  read: <T>(path: string) => Promise<T>;
}

/** The mock server with the default seed and a clock that the test sets. */
export function createTestClient(): TestClient {
  const time = { now };
  const clock = () => time.now;
  const api = createMockApi({ db: new Db(createSeed({ now })), clock });
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const { token } = await api.issueSession();
    const response = await api.fetch(`http://mock.test/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const read = async <T>(path: string): Promise<T> => {
    const { status, body } = await call('GET', path);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body as T;
  };
  return { api, time, call, read };
}
