import { spawn } from 'node:child_process';

export interface Outcome {
  code: number;
  seconds: number;
  output: string;
}

interface Options {
  env?: Record<string, string>;
  /** Show the output while it arrives, as well as returning it. */
  live?: boolean;
}

/** Runs a command without a standard input. A command that cannot be started ends with code 127. */
export function run(
  command: string,
  args: string[],
  { env, live = false }: Options = {},
): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const chunks: Buffer[] = [];
    const end = (code: number): void => {
      resolve({
        code,
        seconds: (performance.now() - start) / 1000,
        output: Buffer.concat(chunks).toString('utf8'),
      });
    };
    for (const [stream, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (live) shown.write(chunk);
      });
    }
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message));
      end(127);
    });
    child.on('close', (code) => {
      end(code ?? 1);
    });
  });
}

/** Runs a command of node_modules/.bin with the current Node. */
export const runBin = (bin: string, args: string[], options?: Options): Promise<Outcome> =>
  run(process.execPath, [`node_modules/.bin/${bin}`, ...args], options);
