const HALF_MINUTE = 30_000;
const onTerminal = process.stdout.isTTY;
const started = performance.now();
/** What runs now, and how far it is. */
const running = new Map<string, string>();

function line(): string {
  const seconds = Math.round((performance.now() - started) / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return [time, ...[...running].map((step) => step.join(' ').trim())].join(' · ');
}

/** Only a terminal's line can be renewed. */
function renew(): void {
  if (!onTerminal || running.size === 0) return;
  // Some terminals say 0.
  const width = process.stdout.columns || 80;
  process.stdout.write(`\r\x1b[K${line().slice(0, width - 1)}`);
}

function remind(): void {
  if (running.size > 0) console.log(line());
}

// Neither keeps the process from ending.
if (onTerminal) setInterval(renew, 1000).unref();
else setInterval(remind, HALF_MINUTE).unref();

/** Prints what stays, above the line that renews itself. */
export function log(text: string): void {
  process.stdout.write(`${onTerminal ? '\r\x1b[K' : ''}${text}\n`);
  renew();
}

export function show(step: string, text: string): void {
  running.set(step, text);
  renew();
}

export function hide(step: string): void {
  running.delete(step);
  if (onTerminal) process.stdout.write('\r\x1b[K');
  renew();
}
