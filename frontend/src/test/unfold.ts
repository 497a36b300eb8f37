/** The folds of a screen, in their order. */
export const folds = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('section > details'),
];

/** Opens all of them, as a person would before looking at what is in them. */
export const unfold = (): void => {
  for (const fold of folds()) fold.open = true;
};
