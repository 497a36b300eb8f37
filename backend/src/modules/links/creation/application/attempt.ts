import { DomainError } from '../../../../shared/domain/domain-error';

/** What a rule says no to is an answer like another. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | DomainError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
