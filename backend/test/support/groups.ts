import { DataSource } from 'typeorm';
import { AccessTokensService } from '../../src/modules/identity/application/access-tokens.service';
import { TestCaller, type TestMember, type TestServer } from './app';

type Columns = Readonly<Record<string, string | number>>;

const query = (server: TestServer, sql: string, values: unknown[]): Promise<unknown> =>
  server.web.app.get(DataSource).query(sql, values);

/** Sets columns of a group that no call changes yet; a plan is granted, without the news of it. */
export async function changeGroup(server: TestServer, groupId: number, columns: Columns): Promise<void> {
  const changes = Object.keys(columns).map((name) => `${name} = ?`);
  await query(server, `UPDATE user_groups SET ${changes.join(', ')} WHERE id = ?`, [
    ...Object.values(columns),
    groupId,
  ]);
  if (columns['plan'] === undefined) return;
  await query(server, 'DELETE FROM plan_grants WHERE group_id = ?', [groupId]);
  if (columns['plan'] === 'free') return;
  await query(
    server,
    "INSERT INTO plan_grants (group_id, plan, source, reference, valid_from) VALUES (?, ?, 'admin', ?, ?)",
    [groupId, columns['plan'], `test ${groupId}`, new Date(0)],
  );
}

/** Makes a person a general member of a group, as an invitation would. */
export async function joinGroup(
  server: TestServer,
  userId: number,
  groupId: number,
  joinedAt = new Date(),
): Promise<void> {
  await query(server, 'INSERT INTO memberships (group_id, user_id, level, joined_at) VALUES (?, ?, 1, ?)', [
    groupId,
    userId,
    joinedAt,
  ]);
}

/** A person acting in another of their groups. */
export function actingIn(server: TestServer, member: TestMember, groupId: number): TestCaller {
  const { userId, sessionId, browserUuid } = member;
  const holder = { kind: 'member', userId, groupId, sessionId, browserUuid } as const;
  return new TestCaller(server, server.web.app.get(AccessTokensService).issue(holder), member.address);
}
