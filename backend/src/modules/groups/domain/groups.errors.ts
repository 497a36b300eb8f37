import { DomainError } from '../../../shared/domain/domain-error';

/** Said alike whether the group is that of others or does not exist. */
export class NotAGroupMember extends DomainError {
  constructor() {
    super('forbidden', 'groups.not-a-member', 'Not a valid group member');
  }
}

/** The group lets calls in from certain addresses alone, and this is none of them. */
export class IpNotAllowed extends DomainError {
  constructor() {
    super('forbidden', 'groups.ip-not-allowed', 'IP not allow');
  }
}

/** The group is used on certain hosts alone, and this is none of them. */
export class FrontHostNotAllowed extends DomainError {
  constructor() {
    super(
      'forbidden',
      'groups.front-host-not-allowed',
      'This group cannot be used on this site. Open one of the sites its admins have allowed.',
    );
  }
}

/** The person belongs to the group, but their token is for another of their groups. */
export class ActingElsewhere extends DomainError {
  constructor() {
    super(
      'forbidden',
      'groups.acting-elsewhere',
      'Another of your groups is active. Switch to this one first.',
    );
  }
}

/** A general member asked for what takes an admin of the group. */
export class NotAGroupAdmin extends DomainError {
  constructor() {
    super('forbidden', 'groups.admin-only', 'Only admins of this group can do this. Ask one of them.');
  }
}

/** The person who is named does not belong to the group. */
export class NoSuchMember extends DomainError {
  constructor() {
    super('not-found', 'groups.no-such-member', 'The group has no member with this id.');
  }
}

/** A site admin named a group that does not exist. */
export class GroupDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'groups.does-not-exist', 'The group does not exist.');
  }
}

/** The group would be left without an admin. */
export class LastAdminStays extends DomainError {
  constructor() {
    super(
      'conflict',
      'groups.last-admin',
      'A group needs an admin, and this is the only one. First make another member an admin.',
    );
  }
}

/** A home group without the one whose home it is. */
export class HomeOwnerStays extends DomainError {
  constructor() {
    super(
      'conflict',
      'groups.home-owner',
      'This is the person’s home group: they cannot leave it or lose the admin role.',
    );
  }
}

/** One person has made as many groups as one person may. */
export class TooManyGroups extends DomainError {
  constructor(most: number) {
    super('conflict', 'groups.too-many', `You have made ${most} groups, and that is the most.`, {
      details: { most },
    });
  }
}
