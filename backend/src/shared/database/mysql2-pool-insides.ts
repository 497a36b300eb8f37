import type { DataSource, Driver } from 'typeorm';

/** How busy the connections of this process are. */
export interface PoolUse {
  readonly open: number;
  readonly busy: number;
  readonly waiting: number;
}

interface PoolInside {
  readonly _allConnections: { readonly length: number };
  readonly _freeConnections: { readonly length: number };
  readonly _connectionQueue: { readonly length: number };
}

/** mysql2 tells of its pool only by what is inside. SQLite has one connection and no pool. */
export function poolOf({ driver }: DataSource): () => PoolUse {
  const { pool } = driver as Driver & { readonly pool?: PoolInside };
  if (!pool) return () => ({ open: 1, busy: 0, waiting: 0 });
  return () => {
    const open = pool._allConnections.length;
    return { open, busy: open - pool._freeConnections.length, waiting: pool._connectionQueue.length };
  };
}
