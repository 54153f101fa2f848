/** A token that was issued just now and has expired already: this computer's clock is ahead. No refused password. */
export class ClockAheadError extends Error {
  override name = 'ClockAheadError';

  /** `expiry` in milliseconds since the epoch. */
  constructor(expiry: number) {
    super(`The new token expired at ${new Date(expiry).toISOString()}: the clock is ahead.`);
  }
}
