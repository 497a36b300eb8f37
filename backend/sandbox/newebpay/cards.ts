import type { Language, Field } from '../shared/pages';
import type { Card } from './state';

/** The numbers that the test environment takes. */
const TEST_CARDS = ['4000221111111111', '4003551111111111', '376000000000006'];

const LABELS: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: ['Card number', 'Expiry (MM/YY)', 'Security code'],
  'zh-TW': ['卡號', '有效期限（月/年）', '末三碼'],
};

const DEFAULT_EXPIRY = '12/99';

export function cardFields(language: Language): readonly Field[] {
  const [number, expiry, code] = LABELS[language];
  return [
    { name: 'card', label: number, value: '4000-2211-1111-1111' },
    { name: 'expiry', label: expiry, value: DEFAULT_EXPIRY },
    { name: 'code', label: code, value: '123' },
  ];
}

export function cardOf(form: Readonly<Record<string, string>>): Card {
  const [, month = '12', year = '99'] = /^(\d\d)\/(\d\d)$/.exec(form['expiry'] ?? DEFAULT_EXPIRY) ?? [];
  return { number: (form['card'] ?? TEST_CARDS[0] ?? '').replace(/\D/g, ''), expiry: `${year}${month}` };
}

/** `00`, or why the bank says no. */
export const respondCodeFor = ({ number }: Card): string => (TEST_CARDS.includes(number) ? '00' : '05');

export const firstSix = (number: string): string => number.slice(0, 6);
export const lastFour = (number: string): string => number.slice(-4);
