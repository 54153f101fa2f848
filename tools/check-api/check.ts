import { checkChanges } from './changes';
import { checkReads } from './reads';
import { Server, type Options } from './server';
import { checkPreflights, checkSession, signIn } from './session';

/**
 * Asks a server what the panel asks, and with `write` makes records and removes them again.
 *
 * @throws CannotRun if nobody can sign in.
 */
export async function checkApi(options: Options): Promise<Server> {
  const server = new Server(options);
  await signIn(server);
  if (options.origin !== undefined) await checkPreflights(server);
  await checkReads(server);
  await checkSession(server);
  if (options.write && !server.isStopped()) await checkChanges(server);
  server.expectFields();
  return server;
}

/** What differs, each with its calls. */
export const reportOf = ({ differences, leftBehind, notAsked }: Server): string =>
  [
    ...[...differences].map(([what, calls]) => `${what}\n    ${[...calls].join(', ')}`),
    ...leftBehind.map((one) => `Left behind, to be removed by hand: ${one}`),
    ...notAsked.map((one) => `Not asked: ${one}`),
    differences.size + leftBehind.length === 0 ? 'Nothing differs.' : `${differences.size} differ.`,
  ].join('\n');
