import { type FieldProblem, InvalidInput } from './domain-error';

/** Runs several parsers over one input and refuses with everything that is wrong, not with the first of it. */
export class InputCheck {
  private readonly problems: FieldProblem[] = [];

  /**
   * The parsed value, or undefined when it was refused; call `done` before using it. `names`: what the caller calls
   * the fields that the parser knows by other names.
   */
  take<T>(parse: () => T, names: Readonly<Record<string, string>> = {}): T | undefined {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      const problems = error.details.fields ?? [];
      this.problems.push(...problems.map((each) => ({ ...each, field: names[each.field] ?? each.field })));
      return undefined;
    }
  }

  /** Throws when any parser refused. */
  done(): void {
    const [first, ...rest] = this.problems;
    if (first) throw new InvalidInput([first, ...rest]);
  }
}
