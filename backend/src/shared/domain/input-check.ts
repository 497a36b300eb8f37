import { type FieldProblem, InvalidInput } from './domain-error';

/** Runs several parsers over one input and refuses with everything that is wrong, not with the first of it. */
export class InputCheck {
  private readonly problems: FieldProblem[] = [];

  /** The parsed value, or undefined when it was refused; call `done` before using it. */
  take<T>(parse: () => T): T | undefined {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      this.problems.push(...(error.details.fields ?? []));
      return undefined;
    }
  }

  /** Throws when any parser refused. */
  done(): void {
    const [first, ...rest] = this.problems;
    if (first) throw new InvalidInput([first, ...rest]);
  }
}
