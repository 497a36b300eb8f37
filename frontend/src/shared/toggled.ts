/** A list with a value that was not in it, or without one that was. */
export const toggled = <T>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
