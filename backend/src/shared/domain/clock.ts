/** The present moment, as a port, so that rules and tests can choose it. */
export abstract class Clock {
  abstract now(): Date;
}
