import { DomainError } from '../../../shared/domain/domain-error';

/** Said alike whether the group is somebody else's or does not exist. */
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
      'This group cannot be used on this site: open one of the sites that its admins have allowed.',
    );
  }
}
