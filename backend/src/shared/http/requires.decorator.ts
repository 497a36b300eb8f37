import { SetMetadata } from '@nestjs/common';

/** Who may call a route at all; what of it they may see or change is decided by the module's own rules. */
export type Requirement = 'nobody' | 'guest' | 'member' | 'siteAdmin';

export const REQUIREMENT = 'linklet:requires';

/**
 * Every route declares what it requires: `nobody` needs no token, `guest` any valid token, `member` one
 * of somebody signed in, `siteAdmin` one of whoever runs the installation.
 */
export const Requires = (requirement: Requirement) => SetMetadata(REQUIREMENT, requirement);
