import { actingIn, joinGroup } from '../../../support/groups';
import type { Fields, FieldsStage } from './stage';
import type { FieldsTable } from './trial';

const PRINT = Array.from({ length: 32 }, () => 'AB').join(':');
const IN_MAIL = 'the secret of a mail: invitations.api-spec';

interface TeamSeen {
  readonly members: { readonly admin: Fields[]; readonly general: Fields[] };
  readonly invitees: (Fields & { readonly invitationId: number })[];
}

async function newcomer(stage: FieldsStage): Promise<number> {
  const { userId } = await stage.server.member();
  await joinGroup(stage.server, userId, stage.ada.groupId);
  return userId;
}

const teamOf = (stage: FieldsStage): string => `/my/groups/${stage.ada.groupId}`;
const team = (stage: FieldsStage): Promise<TeamSeen> =>
  stage.data<TeamSeen>('GET', `${teamOf(stage)}/members`);

export const GROUPS_FIELDS: FieldsTable = {
  'POST /my/groups': {
    tries: (stage) => {
      const name = stage.newName('Group');
      const seen = (): Promise<unknown> => stage.see('/my/groups');
      const shows = { groups: expect.arrayContaining([expect.objectContaining({ name })]) as unknown };
      return [{ path: '/my/groups', body: { name }, seen, shows }];
    },
  },
  'PUT /groups/{groupId}/settings': {
    tries: async (stage) => {
      const groupId = await stage.group();
      const [path, by] = [`/groups/${groupId}/settings`, actingIn(stage.server, stage.ada, groupId)];
      const { callingFrom } = await stage.data<{ callingFrom: { host: string } }>('GET', path, undefined, by);
      const body = {
        name: stage.newName('Renamed'),
        timeZone: 'Asia/Tokyo',
        linkSchema: 'http',
        protectTrack: true,
        everyoneEdits: true,
        defaults: {
          smartUtm: false,
          nativeOpen: true,
          publicAnalytics: true,
          showAuthor: true,
          passQuery: true,
        },
        frontHosts: [callingFrom.host],
        ipAllowList: ['10.0.0.0/8'],
      };
      return [{ path, body, by, seen: () => stage.see(path, by), shows: body }];
    },
  },
  'PUT /groups/{groupId}/domains/{domain}/apps': {
    tries: (stage) => {
      const path = `/groups/${stage.ada.groupId}/domains/${stage.domain}/apps`;
      const body = {
        apple: [{ appId: 'AB12CD34EF.tw.example.shop', paths: ['/shop-*'] }],
        android: [{ packageName: 'tw.example.shop', fingerprints: [PRINT] }],
      };
      return [{ path, body, seen: () => stage.see(path), shows: body }];
    },
  },
  'POST /my/groups/{groupId}/invite': {
    tries: async (stage) => {
      const { userId } = await stage.server.member();
      const email = `${stage.newName('invited')}@example.com`;
      const body = { ids: [userId], emails: [email], role: 'admin' };
      const invitees = [
        { id: userId, groupLevel: 2 },
        { email, groupLevel: 2 },
      ].map((each) => expect.objectContaining(each) as unknown);
      const shows = { invitees: expect.arrayContaining(invitees) as unknown };
      return [{ path: `${teamOf(stage)}/invite`, body, seen: () => team(stage), shows }];
    },
    elsewhere: { lang: 'language of the mail: invitations.api-spec' },
  },
  'POST /my/groups/{groupId}/invitations/{invitationId}/resend': {
    elsewhere: { lang: 'language of the mail: invitations.api-spec' },
  },
  'DELETE /my/groups/{groupId}/invitations': {
    tries: async (stage) => {
      const body = { emails: [`${stage.newName('invited')}@example.com`] };
      const { invitations } = await stage.data<{ invitations: { invitationId: number }[] }>(
        'POST',
        `${teamOf(stage)}/invite`,
        body,
      );
      const invitationId = invitations[0]?.invitationId;
      const seen = async (): Promise<unknown> =>
        (await team(stage)).invitees.some((each) => each.invitationId === invitationId);
      return [
        { path: `${teamOf(stage)}/invitations?invitationId=${String(invitationId)}`, seen, shows: false },
      ];
    },
  },
  'PUT /my/groups/{groupId}/members': {
    tries: async (stage) => {
      const userId = await newcomer(stage);
      const seen = async (): Promise<unknown> =>
        (await team(stage)).members.admin.map((each) => each['userId']);
      const shows = expect.arrayContaining([userId]) as unknown;
      return [{ path: `${teamOf(stage)}/members`, body: { userId, role: 'admin' }, seen, shows }];
    },
  },
  'DELETE /my/groups/{groupId}/members': {
    tries: async (stage) => {
      const userId = await newcomer(stage);
      const seen = async (): Promise<unknown> =>
        (await team(stage)).members.general.some((each) => each['userId'] === userId);
      return [{ path: `${teamOf(stage)}/members?userId=${userId}`, seen, shows: false }];
    },
  },
  'POST /invitations/accept': { elsewhere: { token: IN_MAIL } },
  'POST /invitations/check': { elsewhere: { token: IN_MAIL } },
  'POST /invitations/decline': { elsewhere: { token: IN_MAIL } },
};
