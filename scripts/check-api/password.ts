import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks for the password at the terminal, without showing it. Null if there is no terminal, or it was not answered. */
export async function askPassword(): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stderr.write('Password: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const answer = await new Promise<string | null>((resolve) => {
    prompt.once('line', resolve);
    prompt.once('close', () => resolve(null));
  });
  prompt.close();
  process.stderr.write('\n');
  return answer;
}
