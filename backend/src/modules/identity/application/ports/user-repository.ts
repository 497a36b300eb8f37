import type { User } from '../../domain/user.entity';

/** Where people are kept. Deleted ones are found by none of these but `find`. */
export abstract class UserRepository {
  /** Adds and numbers the person; false when one with the same address or Google account was quicker. */
  abstract add(user: User): Promise<boolean>;
  abstract find(id: number): Promise<User | null>;
  /** The same; no other transaction changes the person before the end of the caller's unit of work. */
  abstract hold(id: number): Promise<User | null>;
  /** At most 1000 people by id. */
  abstract findAll(ids: readonly number[]): Promise<User[]>;
  /** Display names of at most 1000 people by id; those without are left out. */
  abstract namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  abstract findByEmail(email: string): Promise<User | null>;
  abstract findByGoogle(subject: string): Promise<User | null>;
  /** Throws `EmailTaken` when another person has the same address or account at the provider. */
  abstract save(user: User): Promise<void>;
}
