import { InvalidInput } from '../../../../shared/domain/domain-error';

export type QuestionCode =
  | 'links.device-missing'
  | 'links.device-unknown'
  | 'links.device-twice'
  | 'links.visit-text-invalid'
  | 'links.country-unknown'
  | 'links.moment-malformed'
  | 'links.visit-path-invalid';

/** A visit that is asked about could not take place like that. */
export class QuestionRefused extends InvalidInput {
  constructor(field: string, code: QuestionCode, message: string) {
    super([{ field, code, message }]);
  }
}
