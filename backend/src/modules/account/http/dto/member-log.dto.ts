import { LogEndDto, type LogEntryDto } from '../../../../shared/audit/log-entry.dto';

export class MemberLogDto extends LogEndDto {
  /** Newest first. */
  readonly logs!: LogEntryDto[];
}
