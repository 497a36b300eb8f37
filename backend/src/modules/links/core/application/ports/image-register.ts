import type { MeasuredImage } from '../../domain/preview/measured-image';

/** A picture that is about to be kept. */
export interface NewImage extends MeasuredImage {
  readonly name: string;
  readonly groupId: number;
  readonly at: Date;
}

/** Keeps which groups have each uploaded picture, and whether anything shows it or did. */
export abstract class ImageRegister {
  abstract add(image: NewImage): Promise<void>;

  /** Null for one that is not here, and for those of the time when it was not written down. */
  abstract sizeOf(name: string): Promise<MeasuredImage | null>;

  abstract has(groupId: number, name: string): Promise<boolean>;

  /** From now on it stays; false when the group has no such picture. */
  abstract use(groupId: number, name: string): Promise<boolean>;

  /** One that is shown: this group has it, too, from now on. */
  abstract share(groupId: number, name: string): Promise<void>;

  /** Those that nothing ever showed. */
  abstract unusedSince(before: Date, limit: number): Promise<readonly string[]>;

  /** Unless something shows it by now; tells whether it did. */
  abstract forgetUnused(name: string): Promise<boolean>;

  abstract ofGroups(groupIds: readonly number[], limit: number): Promise<readonly string[]>;

  /** Those of these that other groups have, too. */
  abstract alsoOfOthers(groupIds: readonly number[], names: readonly string[]): Promise<ReadonlySet<string>>;

  /** These groups have these no more. */
  abstract forget(groupIds: readonly number[], names: readonly string[]): Promise<void>;
}
