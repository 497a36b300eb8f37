import { type ApiClient, answerOf, dataOf } from '../../api/client';
import type { Schema } from '../../api/schemas';

/** One of the reader's groups. */
export interface MyGroup extends Omit<Schema<'MyGroupDto'>, 'level'> {
  readonly isAdmin: boolean;
}

/** An invitation as the holder of its link sees it. */
export type SeenInvitation = Schema<'SeenInvitationDto'>;

export interface GroupsApi {
  /** The id of the new group. Two calls with the same key make one. */
  make(name: string, idempotencyKey: string): Promise<number>;
  leave(groupId: number): Promise<void>;
}

export interface InvitationApi {
  look(token: string): Promise<SeenInvitation>;
  /** The id of the group that the caller belongs to now. */
  accept(token: string): Promise<number>;
  decline(token: string): Promise<void>;
}

export const createGroupsApi = (client: ApiClient): GroupsApi => ({
  async make(name, idempotencyKey) {
    const headers = { 'Idempotency-Key': idempotencyKey };
    const { groupId } = await dataOf(client.POST('/api/v1/my/groups', { body: { name }, headers }));
    return groupId;
  },
  async leave(groupId) {
    const params = { path: { groupId: String(groupId) } };
    await answerOf(client.inForm.POST('/api/v1/my/groups/{groupId}/leave', { params }));
  },
});

/** The token goes in the body, so that no log of addresses has it. */
export const createInvitationApi = (client: ApiClient): InvitationApi => ({
  look: (token) => dataOf(client.POST('/api/v1/invitations/check', { body: { token } })),
  async accept(token) {
    const { groupId } = await dataOf(client.POST('/api/v1/invitations/accept', { body: { token } }));
    return groupId;
  },
  async decline(token) {
    await dataOf(client.POST('/api/v1/invitations/decline', { body: { token } }));
  },
});
