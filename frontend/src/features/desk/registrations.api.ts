import type { Schema } from '../../api/schemas';

/** A domain that is paid for and waits for its registrar. */
export type RegistrationTask = Schema<'RegistrationTaskDto'>;

/** What has become of it: the day on which its registration ends, or why it cannot be had. */
export type RegistrationAnswer = { readonly expiresOn: string } | { readonly refusal: string };

export interface RegistrationsApi {
  /** Those that wait, oldest first, at most 100. */
  tasks(): Promise<readonly RegistrationTask[]>;
  settle(id: number, answer: RegistrationAnswer): Promise<void>;
}
