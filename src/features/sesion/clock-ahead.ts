/** The new token has already expired: this computer's clock is ahead. The password was right. */
export class ClockAheadError extends Error {
  override name = 'ClockAheadError';

  /** `expiry` in milliseconds since the epoch. */
  constructor(expiry: number) {
    super(`The new token expired at ${new Date(expiry).toISOString()}: the clock is ahead.`);
  }
}
