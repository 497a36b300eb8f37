/** Where a command says what it does: one line at a time, without a newline. */
export type Say = (line: string) => void;

/** What an operator can ask of Linklet from a shell. */
export interface Command {
  /** How it is called, and what each option means. */
  readonly usage: string;
  /** The exit code. @throws Refused for what the operator can mend. */
  run(args: readonly string[], say: Say): Promise<number>;
}

/** The command cannot be carried out; the message says why and what to do, and nothing has been changed. */
export class Refused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refused';
  }
}
