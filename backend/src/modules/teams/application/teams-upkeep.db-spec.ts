import { describeOnEachEngine, type TestEngine } from '../../../../test/support/database';
import { EventBus } from '../../../shared/events/event-bus';
import type { RecurringJobs } from '../../../shared/jobs/recurring-jobs';
import type { PlanLimitsService } from '../../billing';
import type { GroupMembersService } from '../../groups';
import type { MemberErased } from '../../groups/events';
import { Invitation } from '../domain/invitation.entity';
import { invitationSchema } from '../infrastructure/invitation.schema';
import { TypeormInvitationRepository } from '../infrastructure/typeorm-invitation-repository';
import { SeatsService } from './seats.service';
import { TeamsUpkeep } from './teams-upkeep';

const DAY_MS = 86_400_000;
const start = new Date('2026-11-21T12:00:00.123Z');

/** The upkeep over one engine; groups have three members, and `counted` is what their meters were set to. */
function build(engine: TestEngine) {
  const clock = { at: start, now: () => clock.at };
  const counted: [groupId: number, used: number][] = [];
  const invitations = new TypeormInvitationRepository(engine.unitOfWork);
  const members = [1, 2, 3].map((userId) => ({ userId, level: 1, joinedAt: start }) as const);
  const groupMembers = { membersOf: () => Promise.resolve(members), hold: () => Promise.resolve({}) };
  const limits = {
    recount: (groupId: number, _: string, used: number) =>
      Promise.resolve(void counted.push([groupId, used])),
  };
  const seats = new SeatsService(
    groupMembers as unknown as GroupMembersService,
    invitations,
    limits as unknown as PlanLimitsService,
    engine.unitOfWork,
    clock,
  );
  const events = new EventBus();
  const recurring = { every: () => undefined } as unknown as RecurringJobs;
  let tokens = 0;
  return {
    clock,
    counted,
    events,
    invitations,
    upkeep: new TeamsUpkeep(recurring, events, invitations, seats, clock),
    later: (days: number) => (clock.at = new Date(start.getTime() + days * DAY_MS)),
    invite: async (groupId: number, email = `${++tokens}@example.com`): Promise<Invitation> => {
      const invited = { userId: null, email };
      const tokenHash = `${groupId}:${(tokens += 1)}`;
      const fields = { groupId, inviterUserId: 1, invited, level: 1, tokenHash, now: clock.now() } as const;
      const invitation = new Invitation(fields);
      await invitations.add(invitation);
      return invitation;
    },
  };
}

describeOnEachEngine(
  'the upkeep of invitations',
  (engine) => {
    it('gives the seats of those back that ran out, in the group that they are of', async () => {
      const { counted, invite, later, upkeep } = build(engine);
      await invite(1);
      await invite(2);
      later(7);
      await invite(1);
      later(13.9);
      await upkeep.settle();
      expect(counted).toEqual([]);
      later(14.1);
      await upkeep.settle();
      expect(counted.sort()).toEqual([
        [1, 3],
        [2, 2],
      ]);
    });

    it('gives the seat of somebody back who left for good', async () => {
      const { counted, events, upkeep } = build(engine);
      upkeep.onModuleInit();
      const event: MemberErased = { type: 'groups.member-erased', groupId: 3 };
      await events.publish(event);
      expect(counted).toEqual([[3, 2]]);
    });

    it('removes what nobody can answer any more after thirty days', async () => {
      const { clock, invite, invitations, later, upkeep } = build(engine);
      const [accepted, declined, pending] = [await invite(4), await invite(4), await invite(4)];
      later(1);
      accepted.accept(clock.now());
      declined.decline(clock.now());
      await invitations.save(accepted);
      await invitations.save(declined);
      const left = async () => {
        await upkeep.settle();
        const found = await Promise.all(
          [accepted, declined, pending].map(({ tokenHash }) => invitations.findByToken(tokenHash)),
        );
        return found.map((each) => each?.answer ?? null);
      };
      later(30.9);
      expect(await left()).toEqual(['accepted', 'declined', 'pending']);
      later(31.1);
      expect(await left()).toEqual([null, null, 'pending']);
      later(44.1);
      expect(await left()).toEqual([null, null, null]);
    });

    it('brings nothing back that was taken back while it was answered', async () => {
      const { clock, invite, invitations } = build(engine);
      const invitation = await invite(5);
      await invitations.remove(invitation);
      invitation.accept(clock.now());
      await invitations.save(invitation);
      expect(await invitations.findByToken(invitation.tokenHash)).toBeNull();
    });
  },
  [invitationSchema],
);

describeOnEachEngine(
  'invitations and people who leave for good',
  (engine) => {
    it('go with whoever made or got them, and with the groups that end', async () => {
      const { invite, invitations } = build(engine);
      const mine = await invite(1, 'ada@example.com');
      const ofEnded = await invite(2, 'bob@example.com');
      const other = await invite(3, 'cyd@example.com');
      await engine.dataSource.query('UPDATE invitations SET inviter_user_id = 9');
      const ada = { userId: 7, email: 'ada@example.com', groupIds: [2] };
      expect((await invitations.concerning(ada)).map(({ id }) => id)).toEqual([ofEnded.id, mine.id]);
      await invitations.removeConcerning(ada);
      expect(await invitations.concerning({ userId: 9, email: null, groupIds: [] })).toMatchObject([
        { id: other.id, email: 'cyd@example.com' },
      ]);
    });
  },
  [invitationSchema],
);
