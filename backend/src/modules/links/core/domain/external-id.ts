import { readOneLine } from '../../../../shared/domain/one-line';
import { SettingRefused } from './link-settings.errors';

export const MAX_EXTERNAL_ID_LENGTH = 100;

/** What a program calls a link by, as it is kept and looked for: one line, trimmed, NFC. Null when it cannot be one. */
export function readExternalId(raw: string): string | null {
  const id = readOneLine(raw);
  return id === null || Array.from(id).length > MAX_EXTERNAL_ID_LENGTH ? null : id;
}

/** Throws {@link SettingRefused}. */
export function parseExternalId(raw: string): string {
  const id = readExternalId(raw);
  if (id !== null) return id;
  const message = `An external id is one line of 1 to ${MAX_EXTERNAL_ID_LENGTH} characters.`;
  throw new SettingRefused('externalId', 'links.external-id-invalid', message);
}
