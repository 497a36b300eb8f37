/** What the run calls whatever is thrown away at its end. */
export function nameOfRun(): string;

/**
 * What this worker made under that name for an earlier file, or what it makes of it now.
 * @param end what has to happen to it in a process that goes on after the last file
 */
export function keep<T>(name: string, make: () => T, end?: (value: Awaited<T>) => Promise<void> | void): T;
