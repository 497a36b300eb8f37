import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { OpenInvitation, OwnInvitationsApi } from './account.api';

/** The invitations that the reader can answer. */
export class OpenInvitationsStore {
  /** The one that is being answered, or was last. */
  target: OpenInvitation | null = null;
  readonly list = new Request<readonly OpenInvitation[]>();
  readonly answering = new Request<true>();
  private readonly api: OwnInvitationsApi;

  constructor(api: OwnInvitationsApi) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { api: false, list: false, answering: false });
  }

  load = async (): Promise<void> => {
    await this.list.run(() => this.api.invitations());
  };

  /** Whether the answer was taken. An invitation that is gone meanwhile leaves the list, too. */
  answer = async (invitation: OpenInvitation, answer: 'accept' | 'decline'): Promise<boolean> => {
    if (this.answering.isPending) return false;
    this.target = invitation;
    const done = await this.answering.run(async () => {
      await this.api.answerInvitation(invitation.invitationId, answer);
      return true;
    });
    await this.load();
    return done === true;
  };
}
