import {
  type CurrentValue,
  DomainError,
  InvalidInput,
  type FieldProblem,
} from '../../../../shared/domain/domain-error';

export type AddressCode =
  | 'links.address-missing'
  | 'links.address-too-long'
  | 'links.address-malformed'
  | 'links.address-several'
  | 'links.address-broken'
  | 'links.address-scheme'
  | 'links.address-credentials'
  | 'links.address-port'
  | 'links.address-private'
  | 'links.address-own-host'
  | 'links.address-unsafe'
  | 'links.address-foreign';

export type SlugCode =
  | 'links.slug-too-short'
  | 'links.slug-too-long'
  | 'links.slug-invalid'
  | 'links.slug-confusable'
  | 'links.slug-reserved'
  | 'links.slug-taken';

/** The destination cannot be shortened. */
export class AddressRefused extends InvalidInput {
  constructor(code: AddressCode, message: string) {
    super([{ field: 'url', code, message }]);
  }
}

/** The wanted slug breaks a rule of slugs. */
export class SlugRefused extends InvalidInput {
  constructor(code: SlugCode, message: string) {
    super([slugProblem(code, message)]);
  }
}

/** Another link of the same domain has, or had, this slug. */
export class SlugTaken extends DomainError {
  constructor(
    private readonly slug: string,
    field = 'encodeId',
  ) {
    const message = `“${slug}” is already taken: choose another short name`;
    super('conflict', 'links.slug-taken', message, {
      fields: [{ field, code: 'links.slug-taken', message }],
    });
  }

  /** The same, of a field that the caller called so. */
  of(field: string): SlugTaken {
    return new SlugTaken(this.slug, field);
  }
}

/** Another caller has changed what was to be changed, since this one read it. */
export class ChangedMeanwhile extends DomainError {
  constructor(values: ReadonlyMap<string, CurrentValue>) {
    const code = 'links.changed-meanwhile';
    const message = 'somebody else changed this meanwhile; nothing was saved';
    const fields = [...values].map(([field, current]) => ({ field, code, message, current }));
    super('conflict', code, message, { fields });
  }
}

export class LinkDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'links.link-does-not-exist', 'link does not exist');
  }
}

export class LinkDeleted extends DomainError {
  constructor() {
    super('gone', 'links.link-deleted', 'link has been deleted');
  }
}

export class NotAllowed extends DomainError {
  constructor(message = 'this link can only be changed by the person who made it') {
    super('forbidden', 'links.not-allowed', message);
  }
}

/** What is in the trash bin stays in its group. */
export class LinkInTrash extends DomainError {
  constructor() {
    super('conflict', 'links.in-trash', 'this link is in the trash and cannot be moved to another group');
  }
}

/** The group that a link is to come to has it already. */
export class AlreadyInGroup extends InvalidInput {
  constructor() {
    super([targetProblem('links.already-in-group', 'the link is already in this group; choose another one')]);
  }
}

/** Said alike whether the group is that of others or does not exist. */
export class TargetUnknown extends InvalidInput {
  constructor() {
    super([targetProblem('links.target-unknown', 'targetGroup must be one of your own groups')]);
  }
}

/** The plan of the group that a link is to come to does not pay for the caller's seat. */
export class TargetReadOnly extends DomainError {
  constructor() {
    const problem = targetProblem(
      'links.target-read-only',
      'You have read-only access to that group, because its plan has too few seats. Ask one of its admins to upgrade it.',
    );
    super('forbidden', problem.code, problem.message, { fields: [problem] });
  }
}

/** There is nowhere to return the link to. */
export class NeverTransferred extends DomainError {
  constructor() {
    super('conflict', 'links.never-transferred', 'this link is already in its original group');
  }
}

export class FirstGroupEnded extends DomainError {
  constructor() {
    super(
      'conflict',
      'links.first-group-ended',
      'the original group of this link no longer exists, so the link cannot be returned',
    );
  }
}

function targetProblem(code: string, message: string): FieldProblem {
  return { field: 'targetGroup', code, message };
}

function slugProblem(code: SlugCode, message: string): FieldProblem {
  return { field: 'encodeId', code, message };
}
