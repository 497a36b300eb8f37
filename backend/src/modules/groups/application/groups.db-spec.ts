import { describeOnEachEngine, type TestEngine } from '../../../../test/support/database';
import { WebSettings } from '../../../config/web-settings';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import type { Member } from '../../../shared/domain/actor';
import { type Person, PersonalData } from '../../../shared/personal-data/personal-data';
import { Group } from '../domain/group.entity';
import { Membership } from '../domain/membership.entity';
import { groupSchema, membershipSchema } from '../infrastructure/group.schema';
import { TypeormGroupRepository } from '../infrastructure/typeorm-group-repository';
import { ChangeGroupSettingsService } from './change-group-settings.service';
import { GroupMembersService } from './group-members.service';
import { GroupsPersonalData } from './groups-personal-data';
import { GroupsService } from './groups.service';
import { HeldGroupsService } from './held-groups.service';
import { MakeGroupService } from './make-group.service';

const start = new Date('2026-11-21T12:00:00.123Z');
const SCHEMAS = [groupSchema, membershipSchema];

/** The services over one engine, with a clock that a test can set. */
function build(engine: TestEngine, shortOrigin = 'https://s.test') {
  const repository = new TypeormGroupRepository(engine.unitOfWork);
  const web = new WebSettings({ host: '127.0.0.1', port: 0 }, 'https://app.test', shortOrigin, 'linklet');
  const clock = { at: start, now: () => clock.at };
  const groups = new GroupsService(repository, engine.unitOfWork, clock, web);
  const held = new HeldGroupsService(repository);
  const audit = new AuditTrail(engine.unitOfWork, clock);
  return {
    clock,
    repository,
    groups,
    held,
    members: new GroupMembersService(held, repository, engine.unitOfWork, clock),
    makeGroup: new MakeGroupService(repository, audit, engine.unitOfWork, clock),
    changeSettings: new ChangeGroupSettingsService(repository, held, audit, engine.unitOfWork),
    holder: new GroupsPersonalData(new PersonalData(), repository, engine.unitOfWork),
    join: (userId: number, groupId: number, level: 1 | 2 = 1, joinedAt = start) =>
      repository.addMembership(new Membership({ groupId, userId, level, joinedAt })),
    /** Writes what no use case changes yet. */
    set: (groupId: number, fields: Partial<Group>) =>
      engine.dataSource.getRepository(Group).update({ id: groupId }, fields),
  };
}

/** A person signed in and acting in a group. */
const acting = (userId: number, groupId: number): Member => ({
  kind: 'member',
  userId,
  groupId,
  groupLevel: 2,
  mayEditAll: false,
  isReadOnly: false,
  isSiteAdmin: false,
  sessionId: 's',
  browserUuid: 'b',
});

const person = (userId: number, groupIds: number[] = []): Person => ({
  userId,
  groupIds,
  email: null,
});

describeOnEachEngine(
  'groups and their members',
  (engine) => {
    it('gives everybody one home, with them as its admin', async () => {
      const { groups } = build(engine);
      const home = await groups.createHome(1, 'Ada 🦊');
      expect(home).toMatchObject({
        name: 'Ada 🦊',
        plan: 'free',
        timeZone: 'Asia/Taipei',
        linkSchema: 'auto',
        isHome: true,
        frontHosts: [],
      });
      expect(await groups.homeOf(1)).toEqual(home);
      expect(await groups.settingsOf(home.groupId)).toEqual(home);
      expect(await groups.membership(1, home.groupId)).toEqual({
        groupId: home.groupId,
        level: 2,
        plan: 'free',
        everyoneEdits: false,
        seat: 0,
      });
    });

    it('makes one home however often and at once it is asked for', async () => {
      const { groups } = build(engine);
      const homes = await Promise.all(Array.from({ length: 8 }, () => groups.createHome(2, 'Bob')));
      expect(new Set(homes.map(({ groupId }) => groupId)).size).toBe(1);
      expect(await groups.groupsOf(2)).toHaveLength(1);
    });

    it('shows short addresses with the scheme that the short domain has, until the group chooses', async () => {
      const { groups, changeSettings } = build(engine, 'http://s.test');
      const home = await groups.createHome(3, 'Cy');
      const { groupId } = home;
      expect([groups.schemeOf(home), await groups.schemesOf([groupId])]).toEqual(['http', new Map()]);
      const caller = { host: 's.test', address: '10.0.0.1' };
      const chosen = await changeSettings.change(
        acting(3, groupId),
        groupId,
        { linkSchema: 'https' },
        caller,
      );
      expect(groups.schemeOf(chosen)).toBe('https');
      expect(await groups.schemesOf([groupId, groupId + 1_000])).toEqual(new Map([[groupId, 'https']]));
    });

    it('knows no home and no membership that there is not', async () => {
      const { groups } = build(engine);
      const home = await groups.createHome(4, 'Di');
      expect(await groups.homeOf(999)).toBeNull();
      expect(await groups.membership(999, home.groupId)).toBeNull();
      const refused = { code: 'groups.not-a-member', message: 'Not a valid group member' };
      await expect(groups.requireMembership(999, home.groupId)).rejects.toMatchObject(refused);
      await expect(groups.requireMembership(4, 99_999)).rejects.toMatchObject(refused);
      await expect(groups.settingsOf(99_999)).rejects.toMatchObject(refused);
    });

    it('lists home first, then in the order of joining, each with its members counted', async () => {
      const { groups, join } = build(engine);
      const others = [
        await groups.createHome(11, 'first'),
        await groups.createHome(12, 'second'),
        await groups.createHome(13, 'a stranger’s'),
      ];
      const [first, second] = others.map(({ groupId }) => groupId);
      await join(10, Number(second), 2, new Date('2026-01-02T00:00:00.000Z'));
      await join(10, Number(first), 1, new Date('2026-01-01T00:00:00.000Z'));
      await join(14, Number(first));
      const { groupId: own } = await groups.createHome(10, 'own');
      expect(await groups.groupsOf(10)).toEqual([
        { groupId: own, name: 'own', level: 2, isHome: true, memberCount: 1, joinedAt: start },
        {
          groupId: first,
          name: 'first',
          level: 1,
          isHome: false,
          memberCount: 3,
          joinedAt: new Date('2026-01-01T00:00:00.000Z'),
        },
        expect.objectContaining({ groupId: second, level: 2, memberCount: 2 }),
      ]);
      expect(await groups.countOf(10)).toBe(3);
      expect(await groups.countOf(19)).toBe(0);
    });

    it('asks the database once for all groups of a person, and for a hundred at most', async () => {
      const { groups, join, repository } = build(engine);
      for (let userId = 2_000; userId < 2_102; userId += 1) {
        await join(20, (await groups.createHome(userId, 'one of many')).groupId);
      }
      const asked = jest.spyOn(engine.unitOfWork.manager, 'query');
      expect(await groups.groupsOf(20)).toHaveLength(100);
      expect(asked).toHaveBeenCalledTimes(1);
      asked.mockRestore();
      await engine.unitOfWork.run(() => build(engine).holder.erase(person(20)));
      expect(await repository.groupsOf(20, 10)).toEqual([]);
    });

    it('lets in only from the addresses and on the hosts of its lists', async () => {
      const { groups, set } = build(engine);
      const { groupId } = await groups.createHome(30, 'Eve');
      const from = (host: string, address: string) => groups.admit({ groupId, host, address });
      await from('anywhere.test', '192.0.2.1');
      await set(groupId, { frontHosts: ['app.test'], ipAllowList: ['203.0.113.0/24'] });
      await from('app.test:8080', '::ffff:203.0.113.9');
      await expect(from('app.test', '192.0.2.1')).rejects.toMatchObject({
        code: 'groups.ip-not-allowed',
        message: 'IP not allow',
        kind: 'forbidden',
      });
      await expect(from('evil.test', '203.0.113.9')).rejects.toMatchObject({
        code: 'groups.front-host-not-allowed',
        kind: 'forbidden',
      });
    });
  },
  SCHEMAS,
);

const outcomes = async (work: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(work)).map((each) =>
    each.status === 'fulfilled' ? 'done' : String((each.reason as { code?: unknown }).code),
  );

describeOnEachEngine(
  'changes of who belongs to a group',
  (engine) => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));

    it('give seats to whoever made the group, then in the order of joining', async () => {
      const { groups, join, members } = build(engine);
      const { groupId } = await groups.createHome(1, 'Ada');
      await join(13, groupId, 1, day(2));
      await join(12, groupId, 2, day(2));
      await join(11, groupId, 1, day(3));
      const ids = (await members.membersOf(groupId)).map(({ userId }) => userId);
      expect(ids).toEqual([1, 12, 13, 11]);
      for (const [seat, userId] of ids.entries()) {
        expect(await groups.membership(userId, groupId)).toMatchObject({ seat });
      }
    });

    it('give the first seat to whoever joined first when the maker is gone', async () => {
      const { groups, join, set } = build(engine);
      const { groupId } = await groups.createHome(2, 'Bob');
      await join(22, groupId, 2, day(1));
      await set(groupId, { ownerUserId: null, homeOfUserId: null });
      expect(await groups.membership(22, groupId)).toMatchObject({ seat: 0 });
      expect(await groups.membership(2, groupId)).toMatchObject({ seat: 1 });
    });

    it('keep one admin of two who demote, remove or leave each other at once', async () => {
      const { makeGroup, members, join } = build(engine);
      const races: ((groupId: number) => Promise<unknown>[])[] = [
        (id) => [
          members.changeLevel(acting(3, id), id, { userId: 4, level: 1 }),
          members.changeLevel(acting(4, id), id, { userId: 3, level: 1 }),
        ],
        (id) => [members.remove(acting(3, id), id, 4), members.remove(acting(4, id), id, 3)],
        (id) => [members.leave(3, id), members.leave(4, id)],
        (id) => [members.leave(3, id), members.changeLevel(acting(4, id), id, { userId: 4, level: 1 })],
      ];
      for (const race of races) {
        const { groupId } = await makeGroup.make(acting(3, 0), 'Two', '203.0.113.9');
        await join(4, groupId, 2);
        expect((await outcomes(race(groupId))).filter((each) => each === 'done')).toHaveLength(1);
        expect((await members.membersOf(groupId)).filter(({ level }) => level === 2)).toHaveLength(1);
      }
    });

    it('take one person in once, however often at once they come', async () => {
      const { groups, members } = build(engine);
      const { groupId } = await groups.createHome(5, 'Eve');
      const joined = await Promise.all(Array.from({ length: 20 }, () => members.join(51, groupId, 1)));
      expect(joined.filter(Boolean)).toHaveLength(1);
      expect(await members.membersOf(groupId)).toHaveLength(2);
    });

    it('let nobody into a group that has ended', async () => {
      const { groups, members, holder } = build(engine);
      const { groupId } = await groups.createHome(6, 'Flo');
      await engine.unitOfWork.run(() => holder.erase(person(6, [groupId])));
      await expect(members.join(61, groupId, 1)).rejects.toMatchObject({ code: 'groups.does-not-exist' });
      await expect(members.join(61, 99_999, 1)).rejects.toMatchObject({ code: 'groups.not-a-member' });
    });

    it('forget who made a group when that person leaves it', async () => {
      const { makeGroup, members, join, repository } = build(engine);
      const { groupId } = await makeGroup.make(acting(7, 0), 'Left', '203.0.113.9');
      await join(71, groupId, 2);
      await members.leave(7, groupId);
      expect(await repository.find(groupId)).toMatchObject({ ownerUserId: null, name: 'Left' });
      expect(await members.membersOf(groupId)).toMatchObject([{ userId: 71 }]);
    });

    it('are for admins of the group', async () => {
      const { groups, members, join } = build(engine);
      const { groupId } = await groups.createHome(8, 'Gus');
      await join(81, groupId, 1);
      await join(82, groupId, 2);
      const removing = (admin: Member) => outcomes([members.remove(admin, groupId, 82)]);
      expect(await removing(acting(81, groupId))).toEqual(['groups.admin-only']);
      expect(await removing(acting(99, groupId))).toEqual(['groups.not-a-member']);
      expect(await outcomes([members.leave(99, groupId)])).toEqual(['groups.not-a-member']);
      expect(await removing(acting(8, groupId))).toEqual(['done']);
    });
  },
  SCHEMAS,
);

describeOnEachEngine(
  'groups besides one’s home',
  (engine) => {
    it('are twenty at most, however many are made at once', async () => {
      const { groups, makeGroup } = build(engine);
      await groups.createHome(1, 'Ada');
      const made = await outcomes(
        Array.from({ length: 25 }, (_, index) =>
          makeGroup.make(acting(1, 0), `Team ${index}`, '203.0.113.9'),
        ),
      );
      expect(made.filter((each) => each === 'done')).toHaveLength(20);
      expect(new Set(made)).toEqual(new Set(['done', 'groups.too-many']));
      expect(await groups.groupsOf(1)).toHaveLength(21);
    });

    it('begin like a home, with whoever made them as admin', async () => {
      const { groups, makeGroup } = build(engine);
      const made = await makeGroup.make(acting(2, 0), '  Marketing ', '203.0.113.9');
      expect(made).toMatchObject({ name: 'Marketing', plan: 'free', isHome: false, timeZone: 'Asia/Taipei' });
      expect(await groups.membership(2, made.groupId)).toMatchObject({ level: 2, seat: 0 });
    });

    it('are set up by their admins, and what they have bought meanwhile stays', async () => {
      const { groups, makeGroup, changeSettings, join } = build(engine);
      const { groupId } = await makeGroup.make(acting(3, 0), 'Before', '203.0.113.9');
      const caller = { host: 'app.test', address: '203.0.113.9' };
      await Promise.all([
        changeSettings.change(acting(3, groupId), groupId, { name: 'After', ipAllowList: [] }, caller),
        groups.changePlan(groupId, () => Promise.resolve('classic')),
        changeSettings.change(acting(3, groupId), groupId, { defaults: { showAuthor: true } }, caller),
      ]);
      expect(await groups.settingsOf(groupId)).toMatchObject({
        name: 'After',
        plan: 'classic',
        defaults: { showAuthor: true, smartUtm: true },
      });
      await join(31, groupId, 1);
      const refused = changeSettings.change(acting(31, groupId), groupId, { name: 'Mine' }, caller);
      await expect(refused).rejects.toMatchObject({ code: 'groups.admin-only' });
    });

    it('have no plan when they do not exist', async () => {
      await expect(
        build(engine).groups.changePlan(99_999, () => Promise.resolve('classic')),
      ).rejects.toMatchObject({
        code: 'groups.does-not-exist',
      });
    });
  },
  SCHEMAS,
);

describeOnEachEngine(
  'groups of somebody who leaves for good',
  (engine) => {
    it('are told apart by whether anybody else is in them', async () => {
      const { groups, join } = build(engine);
      const alone = await groups.createHome(1, 'alone');
      const shared = await groups.createHome(2, 'shared');
      await join(1, shared.groupId);
      expect(await groups.endingWith(1)).toEqual([alone.groupId]);
      expect(await groups.endingWith(2)).toEqual([]);
    });

    it('are told apart by whether another admin would stay', async () => {
      const { groups, join } = build(engine);
      const { groupId } = await groups.createHome(7, 'Gus');
      await join(71, groupId, 1);
      expect(await groups.isOnlyAdmin(7, groupId)).toBe(true);
      await join(72, groupId, 2);
      expect(await groups.isOnlyAdmin(7, groupId)).toBe(false);
    });

    it('are exported with the person’s place in them', async () => {
      const { groups, holder } = build(engine);
      const { groupId } = await groups.createHome(3, 'Cy');
      expect(await holder.exportOf(person(3))).toEqual([
        { groupId, name: 'Cy', level: 2, isHome: true, memberCount: 1, joinedAt: start },
      ]);
    });

    it('end without a trace of the person when nobody else is in them, and erasing again changes nothing', async () => {
      const { groups, holder, set } = build(engine);
      const { groupId } = await groups.createHome(4, 'di@example.com');
      await set(groupId, { frontHosts: ['di.test'], ipAllowList: ['203.0.113.9'] });
      for (let time = 0; time < 2; time += 1) {
        await engine.unitOfWork.run(() => holder.erase(person(4, [groupId])));
        expect(await groups.groupsOf(4)).toEqual([]);
        expect(await groups.homeOf(4)).toBeNull();
        expect(await groups.settingsOf(groupId)).toMatchObject({
          name: '-',
          isHome: false,
          frontHosts: [],
          ipAllowList: [],
        });
      }
    });

    it('go on with the others, of whom the one who joined first becomes admin', async () => {
      const { groups, holder, join } = build(engine);
      const { groupId } = await groups.createHome(5, 'ed@example.com');
      await join(51, groupId, 1, new Date('2026-11-23T00:00:00.000Z'));
      await join(52, groupId, 1, new Date('2026-11-22T00:00:00.000Z'));
      await engine.unitOfWork.run(() => holder.erase(person(5)));
      expect(await groups.membership(51, groupId)).toMatchObject({ level: 1 });
      expect(await groups.membership(52, groupId)).toMatchObject({ level: 2 });
      expect(await groups.settingsOf(groupId)).toMatchObject({ name: `Group ${groupId}`, isHome: false });
    });

    it('get no new admin when they have one', async () => {
      const { groups, holder, join } = build(engine);
      const { groupId } = await groups.createHome(6, 'Flo');
      await join(61, groupId, 1, new Date('2026-11-22T00:00:00.000Z'));
      await join(62, groupId, 2, new Date('2026-11-23T00:00:00.000Z'));
      await engine.unitOfWork.run(() => holder.erase(person(61)));
      await engine.unitOfWork.run(() => holder.erase(person(62)));
      expect(await groups.groupsOf(6)).toEqual([
        expect.objectContaining({ groupId, name: 'Flo', isHome: true, memberCount: 1 }),
      ]);
    });
  },
  SCHEMAS,
);
