import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';

const DEFAULT_ZONE = 'Asia/Taipei';

/** Whose clocks divide the clicks into days and hours. */
export class ZonedDto {
  /** IANA time zone such as `Asia/Taipei`, or an offset such as `+08:00` in steps of 15 minutes. */
  @ApiPropertyOptional({ default: DEFAULT_ZONE })
  @IsString({ message: 'timezone must be text: an IANA name or an offset' })
  readonly timezone: string = DEFAULT_ZONE;
}

/** What the hourly report takes. */
export class HourlyRangeDto extends ZonedDto {
  /** Day such as `2026-11-21`; today in the given time zone by default. */
  @WhenPresent()
  @IsString({ message: 'date must be text: a day like 2026-11-21' })
  readonly date?: string;
}
