import type { IntlShape } from 'react-intl';

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;
const STEP = 1_000;

/** The size of a file in bytes, in the largest unit that fits. */
export function sizeText(intl: IntlShape, bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return intl.formatNumber(bytes / STEP ** power, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1,
  });
}
