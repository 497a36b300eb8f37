import { InvalidInput } from '../../../../shared/domain/domain-error';

export type SearchCode =
  | 'links.filter-unknown'
  | 'links.filter-repeated'
  | 'links.filter-invalid'
  | 'links.sort-invalid'
  | 'links.start-invalid';

/** What the caller looks for cannot be looked for. */
export class SearchRefused extends InvalidInput {
  constructor(field: string, code: SearchCode, message: string) {
    super([{ field, code, message }]);
  }
}
