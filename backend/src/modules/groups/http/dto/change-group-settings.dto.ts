import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { MAX_ADDRESSES, MAX_HOSTS } from '../../domain/group-settings';

const MAX_TEXT_LENGTH = 1_000;

/** Toggles that a new link begins with; what is absent stays. */
export class ChangeLinkDefaultsDto {
  @WhenPresent()
  @Flag()
  readonly smartUtm?: boolean;

  @WhenPresent()
  @Flag()
  readonly nativeOpen?: boolean;

  @WhenPresent()
  @Flag()
  readonly publicAnalytics?: boolean;

  @WhenPresent()
  @Flag()
  readonly showAuthor?: boolean;

  @WhenPresent()
  @Flag()
  readonly passQuery?: boolean;
}

/** What to change; what is absent stays. */
export class ChangeGroupSettingsDto {
  /** Group name: 1 to 120 characters on one line. */
  @WhenPresent()
  @MaxLength(MAX_TEXT_LENGTH)
  @IsString({ message: 'name must be text' })
  readonly name?: string;

  /** IANA time zone such as `Asia/Taipei`. */
  @WhenPresent()
  @MaxLength(MAX_TEXT_LENGTH)
  @IsString({ message: 'timeZone must be text' })
  readonly timeZone?: string;

  @WhenPresent()
  @IsIn(['https', 'http'])
  readonly linkSchema?: 'https' | 'http';

  @WhenPresent()
  @Flag()
  readonly protectTrack?: boolean;

  /** Whether every member can edit all of the group's links. Otherwise only a link's creator and admins can. */
  @WhenPresent()
  @Flag()
  readonly everyoneEdits?: boolean;

  @WhenPresent()
  @ValidateNested()
  @IsObject({ message: 'defaults must be an object of switches' })
  @Type(() => ChangeLinkDefaultsDto)
  readonly defaults?: ChangeLinkDefaultsDto;

  /** Hosts on which the group may be used, including the port if it is not the default; empty for any. */
  @WhenPresent()
  @MaxLength(MAX_TEXT_LENGTH, { each: true })
  @IsString({ each: true, message: 'frontHosts must be texts' })
  @ArrayMaxSize(MAX_HOSTS)
  @IsArray({ message: 'frontHosts must be a list of hosts' })
  readonly frontHosts?: string[];

  /** IP addresses and CIDR ranges that members may connect from; empty for any. */
  @WhenPresent()
  @MaxLength(MAX_TEXT_LENGTH, { each: true })
  @IsString({ each: true, message: 'ipAllowList must be texts' })
  @ArrayMaxSize(MAX_ADDRESSES)
  @IsArray({ message: 'ipAllowList must be a list of addresses' })
  readonly ipAllowList?: string[];
}
