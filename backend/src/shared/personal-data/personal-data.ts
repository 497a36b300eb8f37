import { Injectable } from '@nestjs/common';

/** A person whose data is asked for or is to go. */
export interface Person {
  readonly userId: number;
  /** Groups that end with this person: they are the only member. */
  readonly groupIds: readonly number[];
  /** The address that the person signs in with; null when there is none. */
  readonly email: string | null;
  /** What others know the person by, where that is known. */
  readonly displayName?: string;
}

/** A part of the product that keeps something about people. */
export interface PersonalDataHolder {
  /** Key of this part in an export, such as `groups`. */
  readonly name: string;
  /** Everything kept about the person, as plain values. */
  exportOf(person: Person): Promise<unknown>;
  /** Removes or empties it, in one unit of work unless {@link erasesInParts}; bears running twice. */
  erase(person: Person): Promise<void>;
  /** There may be so much that `erase` makes units of work of its own, and goes on where a crash stopped it. */
  readonly erasesInParts?: boolean;
}

/** Knows everybody who keeps something about people, so that an export or a removal forgets nothing. */
@Injectable()
export class PersonalData {
  private readonly registered = new Map<string, PersonalDataHolder>();

  register(holder: PersonalDataHolder): void {
    if (this.registered.has(holder.name)) {
      throw new Error(`personal data of ${holder.name} is registered twice`);
    }
    this.registered.set(holder.name, holder);
  }

  /** In the order in which they registered: modules that others stand on come first. */
  get holders(): readonly PersonalDataHolder[] {
    return Array.from(this.registered.values());
  }
}
