import type { FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';

interface Stored extends ObjectLiteral {
  readonly id: number;
}

/**
 * Stores all columns of an entity whose row the caller holds. `Repository.save` would read the row once more, and write
 * its id into the text of the statement, so that each is prepared anew.
 */
export async function updateById<T extends Stored>(repository: Repository<T>, entity: T): Promise<void> {
  await repository.update({ id: entity.id } as FindOptionsWhere<T>, entity);
}
