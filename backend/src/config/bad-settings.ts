/** The start was refused; `problems` names every bad variable. */
export class BadSettings extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `Linklet cannot start; please mend these settings:\n${problems.map((each) => `  - ${each}`).join('\n')}`,
    );
    this.name = 'BadSettings';
  }
}
