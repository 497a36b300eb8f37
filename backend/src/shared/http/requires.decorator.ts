import { SetMetadata } from '@nestjs/common';

/** Who may call a route at all; what of it they may see or change is decided by the module's own rules. */
export type Requirement = 'nobody' | 'guest' | 'member' | 'siteAdmin';

export const CHANGES_GROUP = 'linklet:changes-group';

export const REQUIREMENT = 'linklet:requires';

/**
 * Every route declares what it requires: `nobody` needs no token, `guest` any valid token, `member` one
 * of somebody signed in, `siteAdmin` one of whoever runs the installation.
 */
export const Requires = (requirement: Requirement) => SetMetadata(REQUIREMENT, requirement);

/** The route adds to what the group acted in has, or changes it: no member may whose seat is not paid for. */
export const ChangesGroup = () => SetMetadata(CHANGES_GROUP, true);
