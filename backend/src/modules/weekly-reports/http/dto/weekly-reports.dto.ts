import { IsString, MaxLength } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';

const MAX_TOKEN_LENGTH = 500;

export class WeeklyReportDto {
  readonly groupId!: number;
  /** Name of the group. */
  readonly name!: string;
  /** The caller receives the report. */
  readonly isOn!: boolean;
  /** Nothing is sent while the group admits calls from certain IP addresses only, because an email can be read anywhere. */
  readonly isPaused!: boolean;
}

export class WeeklyReportsDto {
  /** All groups of the caller, their own first. */
  readonly groups!: WeeklyReportDto[];
}

export class ChooseWeeklyReportDto {
  /** True to receive the report, false to stop it. */
  @Flag()
  readonly isOn!: boolean;
}

export class EndWeeklyReportDto {
  /** From the link in the email, after the `#`. */
  @MaxLength(MAX_TOKEN_LENGTH)
  @IsString({ message: 'token must be text: what follows the # of the link in the email' })
  readonly token!: string;
}
