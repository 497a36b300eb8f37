import { InvitationTokensService } from '../../../../src/modules/teams/application/invitation-tokens.service';
import type { TEAMS_RIGHTS } from '../../../../src/shared/domain/rights/teams.rights';
import type { TestMember } from '../../../support/app';
import { joinGroup } from '../../../support/groups';
import { TestTeam } from '../../../support/teams';
import { ADMINS, ANYONE, MEMBERS, OF_GROUP, OWN, type RecipesFor, type Try, shown } from './recipe';
import { newNumber } from '../../../support/new-number';
import type { Scene } from './scene';

const onGroup = ({ player }: Scene): Try => ({ params: { groupId: player.team.groupId } });

/** A new member of the group in question. */
async function newcomer({ stage, player }: Scene): Promise<number> {
  const { userId } = await stage.server.member();
  await joinGroup(stage.server, userId, player.team.groupId);
  return userId;
}

/** The number of an invitation to the group in question; of none where it will not be looked for. */
async function invitationIn({ isAllowed, player }: Scene): Promise<number> {
  if (!isAllowed) return 1;
  const { body } = await player.team.invite({ emails: [`invited-${newNumber()}@example.com`] });
  return body.data.invitations[0]?.invitationId ?? 0;
}

/** The text behind the # of an invitation's link, which is mailed and stored as a hash alone. */
async function tokenFor({ stage }: Scene, invited?: TestMember): Promise<Try> {
  const team = await TestTeam.make(stage.server, 'classic');
  const { body } = await team.invite(
    invited ? { ids: [invited.userId] } : { emails: [`invited-${newNumber()}@example.com`] },
  );
  const { token, tokenHash } = stage.server.web.app.get(InvitationTokensService, { strict: false }).make();
  const id = body.data.invitations[0]?.invitationId;
  await team.query('UPDATE invitations SET token_hash = ? WHERE id = ?', [tokenHash, id]);
  return { body: { token } };
}

/** The number of an invitation to the player, or to another person. */
async function numberFor({ stage, player, whose }: Scene): Promise<Try> {
  const team = await TestTeam.make(stage.server, 'classic');
  const { body } = await team.invite(
    whose === 'own' ? { ids: [player.person.userId] } : { emails: [`invited-${newNumber()}@example.com`] },
  );
  return { params: { invitationId: body.data.invitations[0]?.invitationId ?? 0 } };
}

export const TEAMS_RECIPES: RecipesFor<typeof TEAMS_RIGHTS> = {
  'teams.list-members': { cells: shown(OF_GROUP), call: onGroup },
  'teams.change-role': {
    cells: ADMINS,
    call: (scene) => ({
      ...onGroup(scene),
      body: { userId: scene.player.colleague.userId, role: 'general' },
    }),
  },
  'teams.remove-member': {
    cells: ADMINS,
    call: async (scene) => ({ ...onGroup(scene), query: { userId: String(await newcomer(scene)) } }),
  },
  'teams.leave': {
    cells: OF_GROUP,
    call: async (scene) => {
      const by = await scene.substitute();
      return { by, params: { groupId: by.team.groupId } };
    },
  },
  'teams.list-activities': { cells: shown(OF_GROUP), call: onGroup },
  'teams.invite': {
    cells: ADMINS,
    status: 201,
    call: (scene) => ({ ...onGroup(scene), body: { emails: [`invited-${newNumber()}@example.com`] } }),
  },
  'teams.cancel-invitation': {
    cells: ADMINS,
    call: async (scene) => ({
      ...onGroup(scene),
      query: { invitationId: String(await invitationIn(scene)) },
    }),
  },
  'teams.resend-invitation': {
    cells: ADMINS,
    call: async (scene) => ({
      params: { groupId: scene.player.team.groupId, invitationId: await invitationIn(scene) },
      body: {},
    }),
  },
  'teams.list-own-invitations': { cells: shown(MEMBERS) },
  'teams.accept-own-invitation': { cells: OWN, call: numberFor },
  'teams.decline-own-invitation': { cells: OWN, call: numberFor },
  'teams.find-groups': { cells: '111 1 333 33+ 333 3', call: () => ({ query: { q: '1' } }) },
  'teams.check-invitation': { cells: ANYONE, call: (scene) => tokenFor(scene) },
  'teams.accept-invitation': {
    cells: OWN,
    call: (scene) => tokenFor(scene, scene.whose === 'own' ? scene.player.person : undefined),
  },
  'teams.decline-invitation': { cells: ANYONE, call: (scene) => tokenFor(scene) },
};
