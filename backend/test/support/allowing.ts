import { DomainError } from '../../src/shared/domain/domain-error';

/** False when the product says no, which it may. */
export async function allowing(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
