/** Width, case and accents do not matter: `ＡＢＣ`, `abc` and `Ábc` are found by each other. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
