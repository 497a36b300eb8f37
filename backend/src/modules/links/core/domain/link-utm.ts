import { InputCheck } from '../../../../shared/domain/input-check';
import { readOneLine } from '../../../../shared/domain/one-line';
import { SettingRefused } from './link-settings.errors';

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
