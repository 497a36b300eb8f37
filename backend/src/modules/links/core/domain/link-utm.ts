import { InputCheck } from '../../../../shared/domain/input-check';
import { readOneLine } from '../../../../shared/domain/one-line';
import { SettingRefused } from './link-settings.errors';
import { readQuery, splitAddress } from './query-cut';

const UTM_FIELDS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
const MAX_UTM_LENGTH = 200;

/** Campaign parameters of a link; at least one. */
export type LinkUtm = Readonly<Partial<Record<(typeof UTM_FIELDS)[number], string>>>;

function readParameter(field: string, raw: string): string {
  const text = readOneLine(raw);
  if (text !== null && Array.from(text).length <= MAX_UTM_LENGTH) return text;
  const message = `${field} can have at most ${MAX_UTM_LENGTH} characters on one line, without control signs.`;
  throw new SettingRefused(field, 'links.utm-invalid', message);
}

/** Empty parameters are as good as left out; null when all are. Throws `InvalidInput` naming every one that is wrong. */
export function readUtm(raw: LinkUtm): LinkUtm | null {
  const check = new InputCheck();
  const filled = UTM_FIELDS.flatMap((field) => {
    const text = raw[field] ?? '';
    return text.trim() === ''
      ? []
      : [[field, check.take(() => readParameter(`utm.${field}`, text))] as const];
  });
  check.done();
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

const tidied = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
    .slice(0, MAX_UTM_LENGTH)
    .join('');

/**
 * Campaign parameters with which visitors arrive at the destination: the link's own, otherwise those that its URL has.
 * What a URL says is put on one line, and cut to as many characters as a link's own may have.
 */
export function arrivingUtm({ url, utm }: { readonly url: string; readonly utm: LinkUtm | null }): LinkUtm {
  const { query } = splitAddress(url);
  const pairs = query === null ? [] : readQuery(query);
  const inUrl = (field: string): string =>
    tidied(pairs.find(({ name }) => name.toLowerCase() === `utm_${field}`)?.value ?? '');
  return Object.fromEntries(
    UTM_FIELDS.flatMap((field) => {
      const value = utm?.[field] ?? inUrl(field);
      return value === '' ? [] : [[field, value] as const];
    }),
  );
}
