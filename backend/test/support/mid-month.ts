// Imported first by tests of money: the clock of this process goes on from the middle of a month, so that they mean the
// same on each day. A deep run begins on one of the days on which months and years differ.
import { isDeep } from './depth';
import { inTurn } from './deployments';

const MIDDLE = '2026-11-15T12:00:00+08:00';

const DAYS = [
  ...['2026-01-29T12:00:00+08:00', '2026-04-30T12:00:00+08:00', '2026-05-31T12:00:00+08:00'],
  ...['2026-12-31T23:58:00+08:00', '2027-01-01T00:00:00+08:00', '2026-11-30T23:59:00Z'],
  ...['2028-02-29T12:00:00+08:00', '2027-02-28T23:58:00+08:00', '2026-07-01T07:59:00+08:00', MIDDLE],
];

const Real = Date;
const offset = Real.parse(isDeep ? inTurn(DAYS, 0) : MIDDLE) - Real.now();

class MovedDate extends Real {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(Real.now() + offset);
    else super(...given);
  }

  static override now(): number {
    return Real.now() + offset;
  }

  /** What was made before the clock was moved is a date, too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Real;
  }
}

globalThis.Date = MovedDate as DateConstructor;
afterAll(() => {
  globalThis.Date = Real;
});
