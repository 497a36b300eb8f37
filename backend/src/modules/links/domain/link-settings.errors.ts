import { InvalidInput } from '../../../shared/domain/domain-error';

export type SettingCode =
  | 'links.note-invalid'
  | 'links.expiry-malformed'
  | 'links.expiry-past'
  | 'links.expiry-missing'
  | 'links.expiry-time-zone-unknown';

/** What somebody wants of a link breaks a rule. */
export class SettingRefused extends InvalidInput {
  constructor(field: string, code: SettingCode, message: string) {
    super([{ field, code, message }]);
  }
}
