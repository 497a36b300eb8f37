import { describeOnEachEngine, type TestEngine } from '../../../../test/support/database';
import { WebSettings } from '../../../config/settings';
import { type Person, PersonalData } from '../../../shared/personal-data/personal-data';
import { Group } from '../domain/group.entity';
import { Membership } from '../domain/membership.entity';
import { groupSchema, membershipSchema } from '../infrastructure/group.schema';
import { TypeormGroupRepository } from '../infrastructure/typeorm-group-repository';
import { GroupsPersonalData } from './groups-personal-data';
import { Groups } from './groups.service';

const start = new Date('2026-11-21T12:00:00.123Z');
const SCHEMAS = [groupSchema, membershipSchema];

/** The services over one engine, with a clock that a test can set. */
function build(engine: TestEngine, shortOrigin = 'https://s.test') {
  const repository = new TypeormGroupRepository(engine.unitOfWork);
  const web = new WebSettings('127.0.0.1', 0, 'https://app.test', shortOrigin, 'linklet', []);
  const clock = { at: start, now: () => clock.at };
  return {
    clock,
    repository,
    groups: new Groups(repository, engine.unitOfWork, clock, web),
    holder: new GroupsPersonalData(new PersonalData(), repository),
    join: (userId: number, groupId: number, level: 1 | 2 = 1, joinedAt = start) =>
      repository.addMembership(new Membership({ groupId, userId, level, joinedAt })),
    /** Writes what no use case changes yet. */
    set: (groupId: number, fields: Partial<Group>) =>
      engine.dataSource.getRepository(Group).update({ id: groupId }, fields),
  };
}

const person = (userId: number, groupIds: number[] = []): Person => ({
  userId,
  groupIds,
  email: null,
  phone: null,
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
        linkSchema: 'https',
        isHome: true,
        frontHosts: [],
      });
      expect(await groups.homeOf(1)).toEqual(home);
      expect(await groups.settingsOf(home.groupId)).toEqual(home);
      expect(await groups.membership(1, home.groupId)).toEqual({ groupId: home.groupId, level: 2 });
    });

    it('makes one home however often and at once it is asked for', async () => {
      const { groups } = build(engine);
      const homes = await Promise.all(Array.from({ length: 8 }, () => groups.createHome(2, 'Bob')));
      expect(new Set(homes.map(({ groupId }) => groupId)).size).toBe(1);
      expect(await groups.groupsOf(2)).toHaveLength(1);
    });

    it('makes links with the scheme that the short domain has', async () => {
      const { groups } = build(engine, 'http://s.test');
      expect(await groups.createHome(3, 'Cy')).toMatchObject({ linkSchema: 'http' });
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
      await build(engine).holder.erase(person(20));
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
