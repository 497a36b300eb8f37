import type { FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';

interface Stored extends ObjectLiteral {
  readonly id: number;
}

/**
 * Stores all columns of an entity whose row the caller holds. `Repository.save` would read the row once more, to find out
 * what has changed.
 */
export async function updateById<T extends Stored>(repository: Repository<T>, entity: T): Promise<void> {
  await repository.update({ id: entity.id } as FindOptionsWhere<T>, entity);
}
