import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import {
  type Concerned,
  InvitationRepository,
  type Invited,
} from '../application/ports/invitation-repository';
import { Invitation, type InvitedAs } from '../domain/invitation.entity';

const MAX_LISTED = 1_000;
const MAX_OPEN = 100;

function openFor({ userId, email }: Invited, now: Date): FindOptionsWhere<Invitation>[] {
  const open = { answer: 'pending', expiresAt: MoreThanOrEqual(now) } as const;
  return [{ ...open, inviteeUserId: userId }, ...(email === null ? [] : [{ ...open, email }])];
}

@Injectable()
export class TypeormInvitationRepository extends InvitationRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(invitation: Invitation): Promise<void> {
    await this.invitations.insert(invitation);
  }

  /** One that is gone meanwhile stays gone; TypeORM's `save` would make it again. */
  async save({ id, answer, tokenHash, expiresAt, closedAt }: Invitation): Promise<void> {
    await this.invitations.update({ id }, { answer, tokenHash, expiresAt, closedAt });
  }

  async remove({ id }: Invitation): Promise<void> {
    await this.invitations.delete({ id });
  }

  find(groupId: number, id: number): Promise<Invitation | null> {
    return this.invitations.findOneBy({ groupId, id });
  }

  findByToken(tokenHash: string): Promise<Invitation | null> {
    return this.invitations.findOneBy({ tokenHash });
  }

  findById(id: number): Promise<Invitation | null> {
    return this.invitations.findOneBy({ id });
  }

  openTo(invited: Invited, now: Date): Promise<Invitation[]> {
    return this.invitations.find({ where: openFor(invited, now), order: { id: 'DESC' }, take: MAX_OPEN });
  }

  openIn(groupId: number, invited: Invited, now: Date): Promise<Invitation[]> {
    return this.invitations.find({ where: openFor(invited, now).map((each) => ({ ...each, groupId })) });
  }

  unacceptedOf(groupId: number): Promise<Invitation[]> {
    return this.invitations.find({
      where: { groupId, answer: Not('accepted') },
      order: { id: 'DESC' },
      take: MAX_LISTED,
    });
  }

  countOpen(groupId: number, now: Date): Promise<number> {
    return this.invitations.countBy({ groupId, answer: 'pending', expiresAt: MoreThanOrEqual(now) });
  }

  async removeTo(groupId: number, { userId, email }: InvitedAs): Promise<void> {
    await this.invitations.delete({
      groupId,
      inviteeUserId: userId ?? IsNull(),
      email: email ?? IsNull(),
    });
  }

  async removeOpenBy(groupId: number, inviterUserId: number): Promise<void> {
    await this.invitations.delete({ groupId, inviterUserId, answer: 'pending' });
  }

  concerning({ userId, email, groupIds }: Concerned): Promise<Invitation[]> {
    return this.invitations.find({
      where: [
        { inviteeUserId: userId },
        { inviterUserId: userId },
        ...(email === null ? [] : [{ email }]),
        ...groupIds.map((groupId) => ({ groupId })),
      ],
      order: { id: 'DESC' },
      take: MAX_LISTED,
    });
  }

  async removeConcerning({ userId, email, groupIds }: Concerned): Promise<void> {
    const { manager } = this.unitOfWork;
    await deleteInBatches(manager, 'invitations', 'invitee_user_id = ?', [userId]);
    await deleteInBatches(manager, 'invitations', 'inviter_user_id = ?', [userId]);
    if (email !== null) await deleteInBatches(manager, 'invitations', 'email = ?', [email]);
    for (const groupId of groupIds) {
      await deleteInBatches(manager, 'invitations', 'group_id = ?', [groupId]);
    }
  }

  async removeClosedBefore(moment: Date): Promise<void> {
    const { manager } = this.unitOfWork;
    await deleteInBatches(manager, 'invitations', 'closed_at < ?', [moment]);
    await deleteInBatches(manager, 'invitations', "answer = 'pending' AND expires_at < ?", [moment]);
  }

  async groupsWithExpired(from: Date, to: Date): Promise<number[]> {
    const rows = await this.unitOfWork.manager.query<{ group_id: number }[]>(
      `SELECT DISTINCT group_id FROM invitations
        WHERE answer = 'pending' AND expires_at >= ? AND expires_at <= ?`,
      [from, to],
    );
    return rows.map((row) => row.group_id);
  }

  private get invitations() {
    return this.unitOfWork.manager.getRepository(Invitation);
  }
}
