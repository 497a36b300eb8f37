import type { Because } from '../application/record-action.service';
import type { BecauseDto } from './dto/desk.dto';

/** A DELETE carries its reason in the body or, where a proxy drops that, in the query. */
export const becauseOf = (body: BecauseDto, query: BecauseDto = {}): Because => ({
  reason: body.reason ?? query.reason ?? 'other',
  note: body.note ?? query.note ?? '',
});
