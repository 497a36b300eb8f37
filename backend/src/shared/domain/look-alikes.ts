// Signs of other scripts that look like signs of slugs: the first text holds the signs, the second their doubles.
const DOUBLES: readonly (readonly [string, string])[] = [
  // Cyrillic
  ['АВЕКМНОРСТУХЅІЈҮԌԚԜаеорсухѕіјѵүһӏԁԛԝЗ', 'ABEKMHOPCTYXSIJYGQWaeopcyxsijvyhldqw3'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧͿαγικνορυχϳ', 'ABEZHIKMNOPTYXJayikvopuxj'],
  // Armenian
  ['ՕՍՏԼհոսցօզ', 'OUSLhnugoq'],
  // Latin letters of other alphabets
  ['ıɑɡɩȷǀ', 'iagijl'],
  // Icelandic and African letters like a Vietnamese one
  ['ÐƉ', 'ĐĐ'],
  // dashes and waves, which phones write on their own
  ['‐‑‒–—―−〜∼⁓', '-------~~~'],
];

const DOUBLE_OF: ReadonlyMap<string, string> = new Map([
  ...DOUBLES.flatMap(([signs, doubles]) =>
    Array.from(signs, (sign, at) => [sign, doubles.charAt(at)] as const),
  ),
  // Thai: two signs that look like one
  ['\u0E40\u0E40', '\u0E41'],
]);

/**
 * The everyday sign that another one is easily taken for: `a` for the Cyrillic `а`, `A` for the full-width
 * `Ａ`, `ガ` for the half-width `ｶﾞ`. The sign itself when there is none.
 */
export function everydayForm(sign: string): string {
  return DOUBLE_OF.get(sign) ?? sign.normalize('NFKC');
}
