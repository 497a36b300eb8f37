import { InvalidInput } from '../../../../shared/domain/domain-error';

export class TimeZoneRefused extends InvalidInput {
  constructor() {
    super([
      {
        field: 'timezone',
        code: 'analytics.timezone-unknown',
        message: 'timezone must be an IANA name like Asia/Taipei, or an offset like +08:00 in quarter hours',
      },
    ]);
  }
}

export class DateRefused extends InvalidInput {
  constructor(field = 'date') {
    super([
      {
        field,
        code: 'analytics.date-malformed',
        message: `${field} must be a day of the calendar like 2026-11-21`,
      },
    ]);
  }
}

const RANGE_PROBLEMS = {
  'days-twice': () => 'days cannot be combined with range, or with from and to',
  'range-twice': () => 'range cannot be combined with from and to',
  'range-unbounded': () => 'to requires from',
  'range-reversed': () => 'to must not be before from',
  'range-in-future': () => 'from must not be after today',
  'range-too-long': (first: string) =>
    `from must be ${first} or later: at most ten years are reported at once`,
  'range-locked': (first: string) =>
    `the plan shows clicks from ${first} on: ask for a later day or a shorter range`,
} satisfies Record<string, (first: string) => string>;

/** What was asked for is no range, or older than what the plan shows. */
export class RangeRefused extends InvalidInput {
  /** @param first "2026-11-21", the first day that could be asked for */
  constructor(field: 'range' | 'from' | 'to' | 'days', fact: keyof typeof RANGE_PROBLEMS, first = '') {
    super(
      [{ field, code: `analytics.${fact}`, message: RANGE_PROBLEMS[fact](first) }],
      first === '' ? undefined : { firstDay: first },
    );
  }
}
