import { randomBytes, randomUUID } from 'node:crypto';
import { describeOnEachEngine, type TestEngine } from '../../../../test/support/database';
import { EmailTaken } from '../domain/identity.errors';
import { Session } from '../domain/session.entity';
import { User } from '../domain/user.entity';
import { sessionSchema } from './session.schema';
import { TypeormSessionRepository } from './typeorm-session-repository';
import { TypeormUserRepository } from './typeorm-user-repository';
import { userSchema } from './user.schema';

const now = new Date('2026-11-21T03:00:00.123Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const PARALLEL = 20;
const byMail = (email: string): User => User.register({ way: 'email', email }, 'vi', now);

describeOnEachEngine('people', peopleTests, [userSchema, sessionSchema]);
describeOnEachEngine('sessions', sessionTests, [userSchema, sessionSchema]);

function peopleTests(engine: TestEngine): void {
  const store = (): TypeormUserRepository => new TypeormUserRepository(engine.unitOfWork);

  it('are numbered and read as they were written', async () => {
    const user = User.register(
      { way: 'google', subject: 'g-7', email: 'ada@example.com', displayName: 'Ada' },
      'ja',
      now,
    );
    expect(await store().add(user)).toBe(true);
    expect(user.id).toBeGreaterThan(0);
    const read = await store().find(user.id);
    expect(read).toBeInstanceOf(User);
    expect(read).toEqual(user);
    expect(await store().findByGoogle('g-7')).toEqual(read);
    expect(await store().findByEmail('ada@example.com')).toEqual(read);
  });

  it('are one person however often an address is registered at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: PARALLEL }, () =>
        engine.unitOfWork.run(async () => {
          const user = byMail('race@example.com');
          return { added: await store().add(user), found: await store().findByEmail('race@example.com') };
        }),
      ),
    );
    expect(outcomes.filter(({ added }) => added)).toHaveLength(1);
    expect(new Set(outcomes.map(({ found }) => found?.id)).size).toBe(1);
  });

  it('are told apart by every letter and mark of their addresses', async () => {
    for (const email of ['jose@example.com', 'josé@example.com', 'か@example.com', 'が@example.com']) {
      expect(await store().add(byMail(email))).toBe(true);
    }
    expect(await store().findByEmail('JOSE@example.com')).toBeNull();
    expect(await store().findByEmail('jose@example.com ')).toBeNull();
  });

  it('cannot take the address of another', async () => {
    const [one, two] = [byMail('one@example.com'), byMail('two@example.com')];
    await store().add(one);
    await store().add(two);
    two.moveTo('one@example.com', now);
    await expect(store().save(two)).rejects.toThrow(EmailTaken);
  });

  it('leave nothing but a number, and their address is free again', async () => {
    const gone = byMail('gone@example.com');
    await store().add(gone);
    gone.erase(now);
    await store().save(gone);
    expect(await store().findByEmail('gone@example.com')).toBeNull();
    const again = byMail('gone@example.com');
    expect(await store().add(again)).toBe(true);
    expect(again.id).not.toBe(gone.id);
    expect(await store().namesOf([gone.id, again.id])).toEqual(new Map([[again.id, 'gone']]));
    expect(await store().namesOf([])).toEqual(new Map());
  });
}

function sessionTests(engine: TestEngine): void {
  const users = (): TypeormUserRepository => new TypeormUserRepository(engine.unitOfWork);
  const store = (): TypeormSessionRepository => new TypeormSessionRepository(engine.unitOfWork);
  let owner: User;
  beforeAll(async () => {
    owner = byMail('owner@example.com');
    await users().add(owner);
  });

  async function begun(userId = owner.id, at = now): Promise<Session> {
    const facts = {
      id: randomBytes(16).toString('hex'),
      userId,
      groupId: 4,
      browserUuid: randomUUID(),
      country: 'TW',
    };
    const session = new Session(
      { ...facts, browser: 'Chrome', os: null, device: 'mobile' },
      'h'.repeat(64),
      at,
    );
    await store().add(session);
    return session;
  }
  const rotation = { generation: 1, groupId: 5, tokenHash: 'n'.repeat(64), now: later(1_000) };

  it('are read as they were written, with the proven address of the person', async () => {
    const session = await begun();
    const read = await store().find(session.id);
    expect(read).toEqual(session);
    expect(await store().findWithPerson(session.id)).toEqual({
      session: read,
      verifiedEmail: 'owner@example.com',
    });
    expect(await store().findWithPerson(session.id.toUpperCase())).toBeNull();
  });

  it('of somebody whose address is not proven, or who is gone, say so', async () => {
    const user = byMail('unproven@example.com');
    user.emailVerifiedAt = null;
    await users().add(user);
    const session = await begun(user.id);
    expect(await store().findWithPerson(session.id)).toMatchObject({ verifiedEmail: null });
    user.erase(now);
    await users().save(user);
    expect(await store().findWithPerson(session.id)).toBeNull();
  });

  it('begin the next generation once, however many try', async () => {
    const session = await begun();
    const won = await Promise.all(
      Array.from({ length: PARALLEL }, () => store().rotate(session.id, rotation)),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store().find(session.id)).toMatchObject({
      generation: 2,
      groupId: 5,
      tokenHash: rotation.tokenHash,
      rotatedAt: rotation.now,
      lastUsedAt: rotation.now,
    });
  });

  it('begin no generation after their end', async () => {
    const session = await begun();
    const because = { reason: 'logout', now } as const;
    expect(await store().end(owner.id, { only: session.id }, because)).toBe(1);
    expect(await store().end(owner.id, { only: session.id }, because)).toBe(0);
    expect(await store().rotate(session.id, rotation)).toBe(false);
  });

  it('end for their person alone: one, all of a browser, or all but one', async () => {
    const person = byMail('many@example.com');
    await users().add(person);
    const [a, b, c] = [await begun(person.id), await begun(person.id), await begun(person.id)];
    const because = { reason: 'revoked', now } as const;
    expect(await store().end(owner.id, { only: a.id }, because)).toBe(0);
    expect(await store().end(person.id, { browserUuid: b.browserUuid }, because)).toBe(1);
    expect(await store().end(person.id, { except: c.id }, because)).toBe(1);
    expect((await store().openOf(person.id, 10)).map(({ id }) => id)).toEqual([c.id]);
  });

  it('are listed with the last used first, and only so many', async () => {
    const person = byMail('list@example.com');
    await users().add(person);
    const old = await begun(person.id, now);
    const fresh = await begun(person.id, later(5_000));
    expect((await store().openOf(person.id, 10)).map(({ id }) => id)).toEqual([fresh.id, old.id]);
    expect(await store().openOf(person.id, 1)).toHaveLength(1);
  });

  it('are forgotten when they have been over for long, and with their person', async () => {
    const person = byMail('leaves@example.com');
    await users().add(person);
    const [ended, live] = [await begun(person.id), await begun(person.id)];
    await store().end(person.id, { only: ended.id }, { reason: 'logout', now: later(-10_000) });
    const expired = await begun(person.id, later(-40 * 24 * 3_600_000));
    await store().removeOlderThan(later(-5_000));
    const left = await Promise.all([ended, live, expired].map(({ id }) => store().find(id)));
    expect(left.map((each) => each?.id)).toEqual([undefined, live.id, undefined]);
    await store().removeOf(person.id);
    expect(await store().find(live.id)).toBeNull();
  });
}
