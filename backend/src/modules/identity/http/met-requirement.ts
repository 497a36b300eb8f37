import type { Actor } from '../../../shared/domain/actor';
import type { Requirement } from '../../../shared/http/requires.decorator';
import { SeatReadOnly } from '../../billing';
import { NotASiteAdmin, PlzLogin } from '../domain/identity.errors';

/** Throws what somebody is told who may not call a route of this requirement. */
export function mustMeet(requirement: Exclude<Requirement, 'nobody'>, actor: Actor): void {
  if (requirement === 'guest') return;
  if (actor.kind === 'guest') throw new PlzLogin();
  if (requirement === 'siteAdmin' && !actor.isSiteAdmin) throw new NotASiteAdmin();
}

/** Throws what somebody is told who may look at what a group has, but not change it. */
export function mustHaveSeat(actor: Actor): void {
  if (actor.kind === 'member' && actor.isReadOnly) throw new SeatReadOnly();
}
