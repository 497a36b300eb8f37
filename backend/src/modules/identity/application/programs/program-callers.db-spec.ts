import { randomBytes } from 'node:crypto';
import { describeOnEachEngine, type TestEngine } from '../../../../../test/support/database';
import { SqlChangeLog } from '../../../../shared/change-feed/sql-change-log';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { EventBus } from '../../../../shared/events/event-bus';
import type { Places } from '../../../../shared/geo/places';
import type { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import type { GroupsService } from '../../../groups';
import { User } from '../../domain/user.entity';
import { programTokenSchema } from '../../infrastructure/program-token.schema';
import { sessionSchema } from '../../infrastructure/session.schema';
import { TypeormProgramTokenRepository } from '../../infrastructure/typeorm-program-token-repository';
import { TypeormUserRepository } from '../../infrastructure/typeorm-user-repository';
import { userSchema } from '../../infrastructure/user.schema';
import { ProgramCallersService } from './program-callers.service';
import { ProgramChangeFeedService } from './program-change-feed.service';
import { ProgramTokensService } from './program-tokens.service';

const START = new Date('2026-11-26T12:00:00.000Z');
const GROUP = 7;
const HOME = '203.0.113.77';
const WRONG_CHECKSUM = 'lk_live_0000000000000000000000000000002C8GjT';
const NOBODYS = 'lk_live_0000000000000000000000000000002C8GjS';

describeOnEachEngine('holders of tokens', holderTests, [userSchema, sessionSchema, programTokenSchema]);

function holderTests(engine: TestEngine): void {
  let now = START;
  const clock = { now: () => now };
  /** Levels of members by person; who is left out is none. */
  const members = new Map<number, 1 | 2>();

  /** One of several processes. */
  class Process {
    readonly events = new EventBus();
    readonly unitOfWork = new UnitOfWork(engine.dataSource, this.events);
    readonly repository = new TypeormProgramTokenRepository(this.unitOfWork);
    readonly feed = new ProgramChangeFeedService(
      new SqlChangeLog(this.unitOfWork, 'program_news'),
      this.unitOfWork,
      this.events,
      { every: () => undefined } as unknown as RecurringJobs,
    );
    readonly tokens = new ProgramTokensService(
      this.repository,
      this.feed,
      this.unitOfWork,
      { bytes: (count: number) => randomBytes(count) },
      clock,
      this.events,
    );
    readonly callers = new ProgramCallersService(
      this.repository,
      {
        membership: (userId: number) => {
          const level = members.get(userId);
          return Promise.resolve(level ? { level, plan: 'classic', everyoneEdits: false, seat: 0 } : null);
        },
      } as unknown as GroupsService,
      this.feed,
      { placeOf: () => ({ country: 'JP', subdivision: null, city: null }) } as unknown as Places,
      clock,
    );

    async start(): Promise<this> {
      await this.feed.onModuleInit();
      this.tokens.onModuleInit();
      this.callers.onModuleInit();
      return this;
    }

    /** The level with which the token acts, or why it does not. */
    async levelOf(token: string): Promise<number | string> {
      try {
        return (await this.callers.holderOf(token, HOME)).groupLevel;
      } catch (error) {
        return (error as { readonly code: string }).code;
      }
    }

    change(type: string, userId: number): Promise<void> {
      return this.unitOfWork.run(() => {
        this.unitOfWork.publish({ type, groupId: GROUP, userId } as { type: string });
        return Promise.resolve();
      });
    }
  }

  let one: Process;
  let other: Process;
  let ada: number;

  beforeEach(async () => {
    now = START;
    [one, other] = [await new Process().start(), await new Process().start()];
    const user = User.register(
      { way: 'email', email: `${randomBytes(6).toString('hex')}@x.com` },
      'en',
      START,
    );
    await new TypeormUserRepository(engine.unitOfWork).add(user);
    ada = user.id;
    members.clear();
    members.set(ada, 2);
  });

  const issue = (): Promise<string> =>
    one.tokens.issue({ groupId: GROUP, userId: ada, name: 'API', scopes: ['links:read'] });

  async function readsDuring(work: () => Promise<unknown>): Promise<number> {
    let reads = 0;
    const log = jest.spyOn(engine.dataSource.logger, 'logQuery').mockImplementation((sql) => {
      if (/^SELECT.*program_tokens/s.test(sql)) reads += 1;
    });
    try {
      await work();
      return reads;
    } finally {
      log.mockRestore();
    }
  }

  it('wrong checksum reads no table', async () => {
    const statements = jest.spyOn(engine.dataSource.logger, 'logQuery');
    for (const text of [WRONG_CHECKSUM, 'lk_live_', 'lk_test_x', 'lk_']) {
      expect(await one.levelOf(text)).toBe('identity.unauthorized');
    }
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
  });

  it('are looked up once in ten seconds, however many calls come at once', async () => {
    const token = await issue();
    const many = () => Promise.all(Array.from({ length: 200 }, () => one.levelOf(token)));
    expect(await readsDuring(many)).toBe(1);
    expect(await readsDuring(many)).toBe(0);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);
    try {
      expect(await readsDuring(many)).toBe(1);
    } finally {
      jest.mocked(performance.now).mockRestore();
    }
  });

  it('who are nobody push out no others, and are looked up each time', async () => {
    const token = await issue();
    expect(await one.levelOf(token)).toBe(2);
    const reads = await readsDuring(async () => {
      for (let time = 0; time < 3; time += 1) {
        expect(await one.levelOf(NOBODYS)).toBe('identity.unauthorized');
      }
    });
    expect(reads).toBe(3);
    expect(await readsDuring(() => one.levelOf(token))).toBe(0);
  });

  it.each<[string, (here: Process) => Promise<void>, number | string]>([
    ['a revocation', (here) => here.tokens.revoke(GROUP), 'identity.unauthorized'],
    [
      'a reset',
      async (here) => {
        const admin = { userId: ada, groupId: GROUP } as Parameters<ProgramTokensService['reset']>[0];
        await here.tokens.reset(admin, { scopes: [], overlapMs: 0 });
      },
      'identity.unauthorized',
    ],
    ['their maker leaving', (here) => here.change('groups.member-left', ada), 'identity.unauthorized'],
    [
      'their maker becoming a general member',
      (here) => {
        members.set(ada, 1);
        return here.change('groups.member-level-changed', ada);
      },
      1,
    ],
  ])('hear of %s at once here, and with the next look in every other process', async (_, act, expected) => {
    const token = await issue();
    expect([await one.levelOf(token), await other.levelOf(token)]).toEqual([2, 2]);
    await act(one);
    expect([await one.levelOf(token), await other.levelOf(token)]).toEqual([expected, 2]);
    await other.feed.poll();
    expect(await other.levelOf(token)).toBe(expected);
  });

  it('who left do not find their token good when they come back', async () => {
    const token = await issue();
    await one.change('groups.member-left', ada);
    await other.feed.poll();
    expect([await one.levelOf(token), await other.levelOf(token)]).toEqual(
      Array(2).fill('identity.unauthorized'),
    );
  });

  it('keep a token that leaves nothing behind when the transaction fails', async () => {
    const token = await issue();
    const failing = one.unitOfWork.run(async () => {
      await one.tokens.revoke(GROUP);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await other.feed.poll();
    expect([await one.levelOf(token), await other.levelOf(token)]).toEqual([2, 2]);
  });

  it('may use a token that was replaced until its hours are over, though it is remembered', async () => {
    const token = await issue();
    const admin = { userId: ada, groupId: GROUP } as Parameters<ProgramTokensService['reset']>[0];
    await one.tokens.reset(admin, { scopes: ['links:read'], overlapMs: 3_600_000 });
    expect(await one.levelOf(token)).toBe(2);
    now = new Date(START.getTime() + 3_600_000);
    expect(
      await readsDuring(async () => {
        expect(await one.levelOf(token)).toBe('identity.unauthorized');
      }),
    ).toBe(0);
  });

  it('are noted with the country of the call, once a minute', async () => {
    const token = await issue();
    const used = async () => {
      await one.levelOf(token);
      const [{ lastUsedAt, lastUsedCountry } = {}] = await one.repository.tokensOf(ada, 1);
      return [lastUsedAt?.getTime(), lastUsedCountry];
    };
    expect(await used()).toEqual([START.getTime(), 'JP']);
    now = new Date(START.getTime() + 59_999);
    expect(await used()).toEqual([START.getTime(), 'JP']);
    now = new Date(START.getTime() + 60_000);
    expect(await used()).toEqual([now.getTime(), 'JP']);
  });
}
