import { Injectable } from '@nestjs/common';
import { GroupMembersService, GroupsService } from '../../../groups';
import { PeopleService, type PersonSnapshot } from '../../../identity';
import type { Subscription } from '../../domain/subscription.entity';

/** Whom a mail is for, mostly who pays, and the name of the group that it is for. */
export interface Recipient {
  readonly payer: PersonSnapshot;
  readonly group: string;
}

type Payment = Pick<Subscription, 'groupId' | 'payerId'>;

/** Whom mails about payments are for. */
@Injectable()
export class PaymentRecipientsService {
  constructor(
    private readonly people: PeopleService,
    private readonly groups: GroupsService,
    private readonly members: GroupMembersService,
  ) {}

  /** Null when there is no such person any more. */
  async recipientOf({ groupId, payerId }: Payment): Promise<Recipient | null> {
    const payer = await this.people.find(payerId);
    return payer && { payer, group: (await this.groups.namesOf([groupId])).get(groupId) ?? '' };
  }

  /** Admins of the group but for the payer, in their languages. */
  async adminsOf({ groupId, payerId }: Payment): Promise<Recipient[]> {
    const group = (await this.groups.namesOf([groupId])).get(groupId) ?? '';
    const members = await this.members.membersOf(groupId);
    const ids = members
      .filter(({ level, userId }) => level === 2 && userId !== payerId)
      .map(({ userId }) => userId);
    return (await this.people.findAll(ids)).map((payer) => ({ payer, group }));
  }

  /** The same; null also when the group has no member left, and none leaves until the caller's transaction ends. */
  async hold({ groupId, payerId }: Payment): Promise<Recipient | null> {
    const group = await this.members.holdIfThere(groupId);
    const payer = group && (await this.people.find(payerId));
    return payer && { payer, group: group.name };
  }
}
