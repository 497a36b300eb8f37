import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { WhenPresent } from '../../../shared/http/when-present.decorator';
import { MAX_APPS, MAX_FINGERPRINTS, MAX_PATHS } from '../domain/apps/domain-apps';

/** Longer texts are refused before anybody reads them. */
const MAX_RAW_LENGTH = 1_000;

/** An app for Apple's devices. */
export class AppleAppDto {
  /** Team id and bundle id, such as `AB12CD34EF.tw.example.shop`. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'appId must be text: team and bundle of the app' })
  readonly appId!: string;

  /** Path patterns the app opens, such as `/shop-*`, or excludes, such as `NOT /about`. Empty for all paths. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH, { each: true })
  @IsString({ each: true, message: 'paths must be a list of texts' })
  @ArrayMaxSize(MAX_PATHS)
  @IsArray({ message: 'paths must be a list of texts' })
  readonly paths?: string[];
}

/** An app for Android. */
export class AndroidAppDto {
  /** Android package name, such as `tw.example.shop`. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'packageName must be text: the package of the app' })
  readonly packageName!: string;

  /** SHA-256 fingerprint of each signing certificate: 32 bytes in hexadecimal, with or without colons. */
  @MaxLength(MAX_RAW_LENGTH, { each: true })
  @IsString({ each: true, message: 'fingerprints must be a list of texts' })
  @ArrayMaxSize(MAX_FINGERPRINTS)
  @IsArray({ message: 'fingerprints must be a list of texts' })
  readonly fingerprints!: string[];
}

/** The apps that a domain is to have. */
export class SetDomainAppsDto {
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'apple must be a list of objects with appId and paths' })
  @ArrayMaxSize(MAX_APPS)
  @IsArray({ message: 'apple must be a list of objects with appId and paths' })
  @Type(() => AppleAppDto)
  readonly apple!: AppleAppDto[];

  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'android must be a list of objects with packageName and fingerprints' })
  @ArrayMaxSize(MAX_APPS)
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
  /** Host of the domain. */
  readonly domain!: string;
  readonly apple!: KeptAppleAppDto[];
  readonly android!: AndroidAppDto[];
  /** URLs of the association files; none for platforms without an app. */
  readonly files!: AssociationFileDto[];
}
