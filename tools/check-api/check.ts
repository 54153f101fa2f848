import { Changes } from './changes';
import { readParts, type Part } from './reads';
import { Server, Stopped, type Book, type Options } from './server';
import { checkPreflights, checkSession, signIn } from './session';

/**
 * Asks a server what the panel asks, and with `write` makes records and removes them again.
 *
 * @throws CannotRun if nobody can sign in.
 */
export async function checkApi(options: Options): Promise<Server> {
  const server = new Server(options);
  const changes = new Changes(server);
  await signIn(server);
  const ask = async (...parts: Part[]) => {
    for (const [name, run] of parts)
      await run().catch((error: unknown) => {
        if (!(error instanceof Stopped)) throw error;
        server.notAsked.push(`${name}: stopped`);
      });
  };
  try {
    await ask(['CORS', () => checkPreflights(server)], ...readParts(server));
    await ask(['sessions', () => checkSession(server)]);
    if (options.write) await ask(...changes.parts());
  } finally {
    await changes.removeAll();
  }
  await ask(['fields that never come', async () => server.expectFields()]);
  if (!options.write) server.notAsked.push('changes: --write makes them');
  if (options.only.length > 0) server.notAsked.push(`all but ${options.only.join(', ')}: --only`);
  return server;
}

/** Removes what an earlier run has left. */
export async function cleanUp(options: Options, book: Book): Promise<Server> {
  const server = new Server(options, book);
  await signIn(server);
  await new Changes(server).removeAll();
  return server;
}

/** What differs, each with its calls, and what is left. */
export function reportOf({ differences, made, notAsked }: Server): string {
  const count = differences.size + made.length;
  const none = notAsked.length > 0 ? 'No difference in what was asked.' : 'Nothing differs.';
  return [
    ...[...differences].map(
      ([what, { came, calls }]) =>
        `${what}${came && `, came ${came}`}\n    ${[...calls].join(', ')}`,
    ),
    ...made.map(
      ({ kind, name, id, why = 'not removed' }) =>
        `Left behind: ${kind.entity} «${name}» (id ${id ?? 'unknown'}): ${why}`,
    ),
    ...notAsked.map((one) => `Not asked: ${one}`),
    count === 0 ? none : `${count} differ.`,
  ].join('\n');
}
