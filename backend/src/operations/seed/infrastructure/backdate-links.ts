import { DataSource } from 'typeorm';
import type { RunningServer } from '../../../server';

/** Lets links have been made earlier than they were. */
export async function backdateLinks(
  { app }: RunningServer,
  links: readonly { readonly id: number; readonly at: Date }[],
): Promise<void> {
  const dataSource = app.get(DataSource);
  for (const { id, at } of links) {
    await dataSource.query('UPDATE links SET created_at = ? WHERE id = ?', [at, id]);
  }
}
