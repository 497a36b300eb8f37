import { InvalidInput } from '../../../shared/domain/domain-error';

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
  constructor() {
    super([
      {
        field: 'date',
        code: 'analytics.date-malformed',
        message: 'date must be a day of the calendar like 2026-11-21',
      },
    ]);
  }
}
