import { describeOnEachEngine, type TestEngine } from '../../../../../../test/support/database';
import { AuditTrail } from '../../../../../shared/audit/audit-trail';
import type { Member } from '../../../../../shared/domain/actor';
import type { PlanLimitsService } from '../../../../billing';
import type { GroupMembersService, GroupsService } from '../../../../groups';
import { Link, SHARED_DOMAIN } from '../../domain/link.entity';
import type { LinkReturned, LinkTransferred } from '../../../events';
import { linkSchema } from '../../infrastructure/link.schema';
import { TypeormLinkRepository } from '../../infrastructure/typeorm-link-repository';
import type { LinkSettings } from '../../domain/link-settings';
import { LinkClaimsService } from '../link-claims.service';
import { LinkCostsService } from '../link-costs.service';
import { LinkStarsService } from '../link-stars.service';
import { SqlImageRegister } from '../../infrastructure/sql-image-register';
import { LinkImagesService } from '../link-images.service';
import { LinkMovesService } from './link-moves.service';
import { ReturnLinkService } from './return-link.service';
import { TrashBinService } from '../trash/trash-bin.service';
import { TransferLinkService } from './transfer-link.service';
import { TrashLinkService } from '../trash/trash-link.service';

const RUSH = 50;
const now = new Date('2026-11-21T12:00:00.000Z');
const ada: Member = {
  kind: 'member',
  userId: 7,
  groupId: 5,
  groupLevel: 2,
  mayEditAll: false,
  isReadOnly: false,
  isSiteAdmin: false,
  sessionId: 'session',
  browserUuid: 'browser',
};

/** Ada belongs to every group from 5 to 9; 9 has no member left. */
function build(engine: TestEngine) {
  const { unitOfWork } = engine;
  const placeIn = (groupId: number) =>
    Promise.resolve(groupId < 5 || groupId > 9 ? null : { groupId, level: 2, plan: 'free', seat: 0 });
  const groups = { membership: (_: number, id: number) => placeIn(id), admit: () => Promise.resolve() };
  const members = {
    holdPlace: groups.membership,
    hold: (id: number) => Promise.resolve({ members: id === 9 ? [] : [{ userId: 7 }] }),
  };
  const clock = { now: () => now };
  const counted: string[] = [];
  const count = (sign: string) => (groupId: number, limit: string) => {
    counted.push(`${sign}${limit} of ${String(groupId)}`);
    return Promise.resolve();
  };
  const limits = { take: count('+'), giveBack: count('-') } as unknown as PlanLimitsService;
  const stars = new LinkStarsService(limits);
  const links = new TypeormLinkRepository(unitOfWork);
  const audit = new AuditTrail(unitOfWork, clock);
  const images = new LinkImagesService(new SqlImageRegister(unitOfWork));
  const costs = new LinkCostsService(limits, images, unitOfWork);
  const moves = new LinkMovesService(links, audit, costs, unitOfWork);
  const known = [
    groups as unknown as GroupsService,
    members as unknown as GroupMembersService,
    unitOfWork,
  ] as const;
  const claims = new LinkClaimsService({ secret: 'no placeholder but forty random letters' });
  const trashing = new TrashLinkService(
    links,
    claims,
    new TrashBinService(links, stars, unitOfWork, clock),
    audit,
    unitOfWork,
  );
  const transferring = new TransferLinkService(links, moves, stars, ...known);
  const returning = new ReturnLinkService(links, moves, stars, ...known);
  const callOf = (slug: string, groupId = 5) => {
    const member = { ...ada, groupId };
    return { member, domainId: SHARED_DOMAIN, slug, address: '203.0.113.9', host: 'app.test' };
  };
  return {
    transfer: (slug: string, to: number, from = 5) => transferring.transfer(callOf(slug, from), to),
    giveBack: (slug: string) => returning.return(callOf(slug)),
    trash: (slug: string) =>
      trashing.trash(ada, { domainId: SHARED_DOMAIN, slug, claim: undefined, address: '203.0.113.9' }),
    found: (slug: string) => links.findBySlug(SHARED_DOMAIN, slug),
    make: (slug: string, edits: Partial<LinkSettings> = {}) => {
      const fields = { domainId: SHARED_DOMAIN, slug, url: 'https://e.test/', creator: ada, createdAt: now };
      const link = Link.create(fields);
      link.edit(edits);
      return links.add([link]);
    },
    counted,
    logged: (slug: string) =>
      unitOfWork.manager.query<{ group_id: number; action: string }[]>(
        'SELECT group_id, action FROM audit_events WHERE details = ? ORDER BY id',
        [JSON.stringify({ link: slug })],
      ),
  };
}

const outcomes = async (work: readonly Promise<void>[]): Promise<unknown[]> =>
  (await Promise.allSettled(work)).map((each): unknown =>
    each.status === 'fulfilled' ? 'done' : (each.reason as { code: string }).code,
  );

describeOnEachEngine(
  'links on their way between groups',
  (engine) => {
    it(`lets one of ${String(RUSH)} have a link that two groups are to get at once`, async () => {
      const { transfer, make, found, logged } = build(engine);
      await make('rush');
      const change: LinkTransferred[] = [];
      engine.events.on<LinkTransferred>('links.link-transferred', (event) => void change.push(event));
      const rush = Array.from({ length: RUSH }, (_, n) => transfer('rush', n % 2 === 0 ? 6 : 8));
      const said = await outcomes(rush);
      expect(said.filter((each) => each === 'done')).toHaveLength(1);
      expect(new Set(said)).toEqual(new Set(['done', 'links.link-does-not-exist']));
      const groupId = said.indexOf('done') % 2 === 0 ? 6 : 8;
      expect(await found('rush')).toMatchObject({ groupId, firstGroupId: 5, moverUserId: 7 });
      expect(await logged('rush')).toEqual([
        { group_id: 5, action: 'links.transferred' },
        { group_id: groupId, action: 'links.received' },
      ]);
      const place = { fromGroupId: 5, toGroupId: groupId, userId: 7 };
      expect(change).toEqual([expect.objectContaining({ type: 'links.link-transferred', ...place })]);
    });

    it(`gives a link back once, however many of ${String(RUSH)} want that`, async () => {
      const { transfer, giveBack, make, found, logged } = build(engine);
      await make('back');
      await transfer('back', 6);
      const change: LinkReturned[] = [];
      engine.events.on<LinkReturned>('links.link-returned', (event) => void change.push(event));
      const said = await outcomes(Array.from({ length: RUSH }, () => giveBack('back')));
      expect(said.filter((each) => each === 'done')).toHaveLength(1);
      expect(new Set(said)).toEqual(new Set(['done', 'links.never-transferred']));
      expect(await found('back')).toMatchObject({ groupId: 5, firstGroupId: null, moverUserId: null });
      expect((await logged('back')).slice(2)).toEqual([
        { group_id: 6, action: 'links.returned' },
        { group_id: 5, action: 'links.got-back' },
      ]);
      expect(change).toEqual([expect.objectContaining({ fromGroupId: 6, toGroupId: 5 })]);
    });

    it('counts an edited preview where the link is', async () => {
      const { transfer, giveBack, make, counted } = build(engine);
      await make('plain');
      await make('edited', { title: 'Tea' });
      for (const slug of ['plain', 'edited']) await transfer(slug, 6);
      expect(counted).toEqual(['-editablePreviews of 5', '+editablePreviews of 6']);
      await giveBack('edited');
      expect(counted.slice(2)).toEqual(['-editablePreviews of 6', '+editablePreviews of 5']);
    });

    it('never takes a link back to a group that it has left because it is deleted there', async () => {
      const { transfer, trash, make, found } = build(engine);
      for (const slug of ['race-0', 'race-1', 'race-2', 'race-3', 'race-4']) {
        await make(slug);
        const said = await outcomes([trash(slug), transfer(slug, 6)]);
        expect(said.filter((each) => each === 'done')).toHaveLength(1);
        const isMoved = said[1] === 'done';
        expect(await found(slug)).toMatchObject({
          groupId: isMoved ? 6 : 5,
          trashedAt: isMoved ? null : now,
        });
      }
    });

    it('leaves everything as it was when it cannot be moved', async () => {
      const { transfer, giveBack, make, found, logged } = build(engine);
      await make('stays');
      const refused = [transfer('stays', 4), transfer('stays', 5), giveBack('stays'), giveBack('nowhere')];
      expect(await outcomes(refused)).toEqual([
        'links.target-unknown',
        'links.already-in-group',
        'links.never-transferred',
        'links.link-does-not-exist',
      ]);
      expect(await found('stays')).toMatchObject({ groupId: 5, firstGroupId: null });
      expect(await logged('stays')).toEqual([]);
    });

    it('keeps a link where it is when the group that it came from has ended', async () => {
      const { transfer, giveBack, make, found } = build(engine);
      await make('orphan');
      await engine.unitOfWork.manager.query("UPDATE links SET group_id = 9 WHERE slug = 'orphan'");
      await transfer('orphan', 6, 9);
      expect(await outcomes([giveBack('orphan')])).toEqual(['links.first-group-ended']);
      expect(await found('orphan')).toMatchObject({ groupId: 6, firstGroupId: 9 });
    });
  },
  [linkSchema],
);
