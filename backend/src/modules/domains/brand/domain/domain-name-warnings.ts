import { parse } from 'tldts';
import { everydayForm } from '../../../../shared/domain/look-alikes';

/**
 * What a person has to look at before a name is served: a label of scripts that are not written together, or one that looks
 * like a firm's name, be it the very name or one with other signs.
 */
export type DomainNameWarning = 'mixed-scripts' | 'look-alike';

/** Scripts of everyday writing (UAX 31, table 5). */
const SCRIPTS = [
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew',
  'Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
].flatMap((names) => names.split(' '));
/** Scripts that are written together (UTS 39, "highly restrictive"). */
const WRITTEN_TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
const ORDINARY_LABELS = [...WRITTEN_TOGETHER, ...SCRIPTS.map((script) => [script])].map((scripts) => {
  const signs = [...scripts, 'Common', 'Inherited'].map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${signs.join('')}]+$`, 'u');
});

/** Latin letters with a stroke or a tail, which Unicode does not take apart, and signs that many typefaces draw alike. */
const DOUBLES: readonly (readonly [pattern: RegExp, double: string])[] = [
  [/đ/g, 'd'],
  [/ħ/g, 'h'],
  [/ł/g, 'l'],
  [/ø/g, 'o'],
  [/[1i|]/g, 'l'],
  [/0/g, 'o'],
  [/臺/g, '台'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** @param firmNames in any script and case */
export function warningsAbout(
  { host, unicode }: { readonly host: string; readonly unicode: string },
  firmNames: readonly string[],
): readonly DomainNameWarning[] {
  const labels = unicode.split('.');
  const suffixLabels = (parse(host).publicSuffix ?? '').split('.').length;
  const ownLabels = labels.slice(0, -suffixLabels);
  const warnings: readonly (readonly [DomainNameWarning, boolean])[] = [
    ['mixed-scripts', !labels.every((label) => ORDINARY_LABELS.some((pattern) => pattern.test(label)))],
    ['look-alike', imitates(ownLabels, firmNames)],
  ];
  return warnings.filter(([, holds]) => holds).map(([warning]) => warning);
}

function imitates(labels: readonly string[], firmNames: readonly string[]): boolean {
  const shapes = new Set(labels.flatMap((label) => [label, ...label.split('-')]).map(shapeOf));
  return firmNames.some((name) => shapeOf(name) !== '' && shapes.has(shapeOf(name)));
}

/** What remains of a text for the eye: `pchome` and `РСhоmе` are one. */
function shapeOf(text: string): string {
  const letters = Array.from(text.normalize('NFC'), everydayForm)
    .join('')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\s.-]/gu, '');
  return DOUBLES.reduce((shape, [pattern, double]) => shape.replace(pattern, double), letters);
}
