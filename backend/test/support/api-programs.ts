import { createHash, randomBytes } from 'node:crypto';
import { PhoneStore } from '../../src/modules/account/application/ports/phone-store';
import { ApiPlanStore } from '../../src/modules/developer/plan/application/ports/api-plan-store';
import { ProgramChangeFeedService } from '../../src/modules/identity/application/programs/program-change-feed.service';
import { ProgramTokensService } from '../../src/modules/identity/application/programs/program-tokens.service';
import { UnitOfWork } from '../../src/shared/database/unit-of-work';
import { PROGRAM_SCOPES, type ProgramScope } from '../../src/shared/domain/rights/program-scopes';
import type { TestServer } from './app';
import { newNumber } from './new-number';

interface Maker {
  readonly groupId: number;
  readonly userId: number;
}

interface Enabled {
  readonly startsOn?: string;
}

/** A person proves a telephone number of their own. */
export async function verifyPhone({ web }: Pick<TestServer, 'web'>, userId: number): Promise<void> {
  const phones = web.app.get(PhoneStore, { strict: false });
  const phone = `+8869${String(userId).padStart(8, '0')}`;
  await web.app.get(UnitOfWork).run(() => phones.verify(userId, phone, new Date()));
}

/** Enables the API for a group, as an admin with a telephone does. */
export async function enableApi(
  { web }: Pick<TestServer, 'web'>,
  { groupId, userId }: Maker,
  { startsOn = '2026-01-01' }: Enabled = {},
): Promise<void> {
  const plan = { groupId, startsOn, enabledBy: userId, notifies: true, threshold: 80 };
  const get = <T>(what: abstract new (...args: never[]) => T): T => web.app.get<T>(what, { strict: false });
  await get(UnitOfWork).run(async () => {
    await get(ApiPlanStore).add(plan, new Date());
    await get(ProgramChangeFeedService).publish(String(groupId));
  });
}

/** A token of an admin's for a group whose API is enabled. */
export async function apiTokenFor(
  server: Pick<TestServer, 'web'>,
  maker: Maker,
  scopes: readonly ProgramScope[] = PROGRAM_SCOPES,
): Promise<string> {
  await enableApi(server, maker);
  return server.web.app
    .get(ProgramTokensService, { strict: false })
    .issue({ ...maker, name: 'shop', scopes });
}

/** Above those of groups that exist. */
const FIRST_GROUP = 900_000_000;

/** The code of a mail that asks whether an address wants to be told of the use of the API. */
export async function confirmationCode({ web }: Pick<TestServer, 'web'>): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  const codeHash = createHash('sha256').update(code).digest('hex');
  const row = { groupId: FIRST_GROUP + newNumber(), email: 'ops@shop.example', codeHash };
  const store = web.app.get(ApiPlanStore, { strict: false });
  await store.replaceEmails(row.groupId, [{ ...row, createdAt: new Date(), confirmedAt: null }]);
  return code;
}
