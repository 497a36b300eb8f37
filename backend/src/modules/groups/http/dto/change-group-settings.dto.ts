import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { MOST_ADDRESSES, MOST_HOSTS } from '../../domain/group-settings';

const LONGEST_TEXT = 1_000;

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
}

/** What to change; what is absent stays. */
export class ChangeGroupSettingsDto {
  /** 1 to 120 characters on one line. */
  @WhenPresent()
  @MaxLength(LONGEST_TEXT)
  @IsString({ message: 'name must be text' })
  readonly name?: string;

  /** IANA name, such as `Asia/Taipei`. */
  @WhenPresent()
  @MaxLength(LONGEST_TEXT)
  @IsString({ message: 'timeZone must be text' })
  readonly timeZone?: string;

  @WhenPresent()
  @IsIn(['https', 'http'])
  readonly linkSchema?: 'https' | 'http';

  @WhenPresent()
  @Flag()
  readonly protectTrack?: boolean;

  /** Every member may change all of the group's links; otherwise whoever made one, and admins. */
  @WhenPresent()
  @Flag()
  readonly everyoneEdits?: boolean;

  @WhenPresent()
  @ValidateNested()
  @IsObject({ message: 'defaults must be an object of switches' })
  @Type(() => ChangeLinkDefaultsDto)
  readonly defaults?: ChangeLinkDefaultsDto;

  /** Hosts that the group may be used on, with a port where it is not the usual one; empty for any. */
  @WhenPresent()
  @MaxLength(LONGEST_TEXT, { each: true })
  @IsString({ each: true, message: 'frontHosts must be texts' })
  @ArrayMaxSize(MOST_HOSTS)
  @IsArray({ message: 'frontHosts must be a list of hosts' })
  readonly frontHosts?: string[];

  /** Addresses and CIDR ranges that members may call from; empty for any. */
  @WhenPresent()
  @MaxLength(LONGEST_TEXT, { each: true })
  @IsString({ each: true, message: 'ipAllowList must be texts' })
  @ArrayMaxSize(MOST_ADDRESSES)
  @IsArray({ message: 'ipAllowList must be a list of addresses' })
  readonly ipAllowList?: string[];
}
