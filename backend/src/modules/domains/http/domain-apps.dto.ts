import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { WhenPresent } from '../../../shared/http/when-present.decorator';
import { MOST_APPS, MOST_FINGERPRINTS, MOST_PATHS } from '../domain/apps/domain-apps';

/** Longer texts are refused before anybody reads them. */
const LONGEST_RAW = 1_000;

/** An app for Apple's devices. */
export class AppleAppDto {
  /** Team and bundle, such as `AB12CD34EF.tw.example.shop`. */
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'appId must be text: team and bundle of the app' })
  readonly appId!: string;

  /** Patterns of the paths that it opens, such as `/shop-*`, or leaves alone, such as `NOT /about`; all when there are none. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW, { each: true })
  @IsString({ each: true, message: 'paths must be a list of texts' })
  @ArrayMaxSize(MOST_PATHS)
  @IsArray({ message: 'paths must be a list of texts' })
  readonly paths?: string[];
}

/** An app for Android. */
export class AndroidAppDto {
  /** Such as `tw.example.shop`. */
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'packageName must be text: the package of the app' })
  readonly packageName!: string;

  /** SHA-256 of each certificate that it is signed with: 32 bytes in hexadecimal, with or without colons. */
  @MaxLength(LONGEST_RAW, { each: true })
  @IsString({ each: true, message: 'fingerprints must be a list of texts' })
  @ArrayMaxSize(MOST_FINGERPRINTS)
  @IsArray({ message: 'fingerprints must be a list of texts' })
  readonly fingerprints!: string[];
}

/** The apps that a domain is to have. */
export class SetDomainAppsDto {
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'apple must be a list of objects with appId and paths' })
  @ArrayMaxSize(MOST_APPS)
  @IsArray({ message: 'apple must be a list of objects with appId and paths' })
  @Type(() => AppleAppDto)
  readonly apple!: AppleAppDto[];

  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'android must be a list of objects with packageName and fingerprints' })
  @ArrayMaxSize(MOST_APPS)
  @IsArray({ message: 'android must be a list of objects with packageName and fingerprints' })
  @Type(() => AndroidAppDto)
  readonly android!: AndroidAppDto[];
}

/** A file that the domain answers devices with. */
export class AssociationFileDto {
  readonly address!: string;
  readonly content!: string;
}

/** An app for Apple's devices, as it is kept. */
export class KeptAppleAppDto {
  readonly appId!: string;
  readonly paths!: string[];
}

/** The apps of a domain, and the files that devices find there. */
export class DomainAppsDto {
  /** Its host. */
  readonly domain!: string;
  readonly apple!: KeptAppleAppDto[];
  readonly android!: AndroidAppDto[];
  /** None for systems without an app. */
  readonly files!: AssociationFileDto[];
}
