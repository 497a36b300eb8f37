import { DomainError, InvalidInput } from '../../../../shared/domain/domain-error';

export type SettingCode =
  | 'links.note-invalid'
  | 'links.external-id-invalid'
  | 'links.utm-invalid'
  | 'links.path-key-invalid'
  | 'links.target-kind-unknown'
  | 'links.target-repeated'
  | 'links.target-address-invalid'
  | 'links.change-not-restorable'
  | 'links.image-address-invalid'
  | 'links.image-unknown'
  | 'links.expiry-malformed'
  | 'links.expiry-past'
  | 'links.expiry-missing'
  | 'links.expiry-time-zone-unknown';

/** What a caller wants of a link breaks a rule. */
export class SettingRefused extends InvalidInput {
  constructor(field: string, code: SettingCode, message: string) {
    super([{ field, code, message }]);
  }
}

export class ChangeDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'links.change-does-not-exist', 'the history of this link has no such change');
  }
}
