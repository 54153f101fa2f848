import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface Outcome {
  code: number;
  seconds: number;
  output: string;
}

interface Options {
  env?: Record<string, string>;
  /** Yield to what runs beside it. */
  lowPriority?: boolean;
  /** Takes what the command sends with `process.send`. */
  onMessage?: (message: unknown) => void;
}

/** Runs a command without a standard input. A command that cannot be started ends with code 127. */
export function run(
  command: string,
  args: string[],
  { env, lowPriority = false, onMessage }: Options = {},
): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? (['ipc'] as const) : [])],
      env: { ...process.env, ...env },
    });
    if (lowPriority && child.pid !== undefined) {
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    }
    const chunks: Buffer[] = [];
    const end = (code: number): void => {
      resolve({
        code,
        seconds: (performance.now() - start) / 1000,
        output: Buffer.concat(chunks).toString('utf8'),
      });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    if (onMessage) child.on('message', onMessage);
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
