import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../shared/domain/actor';
import type { DomainError } from '../../../shared/domain/domain-error';
import { type Barrier, barrierTo } from '../../../shared/domain/rights/barriers';
import type { Right } from '../../../shared/domain/rights/right';
import { idIn } from '../../../shared/http/path-id';
import { SeatReadOnly } from '../../billing';
import { ActingElsewhere, GroupsService, NotAGroupAdmin, NotAGroupMember } from '../../groups';
import {
  InsufficientScope,
  NotASiteAdmin,
  NotForPrograms,
  PlzLogin,
  Unauthorized,
  ViewOnly,
} from '../domain/identity.errors';
import { RefusedRights } from './refused-rights';

/** What a person is told whom a barrier keeps out. */
export const REFUSALS: Readonly<Record<Barrier, new () => DomainError>> = {
  token: Unauthorized,
  'log-in': PlzLogin,
  program: NotForPrograms,
  scope: InsufficientScope,
  view: ViewOnly,
  'site-admin': NotASiteAdmin,
  seat: SeatReadOnly,
  'other-group': NotAGroupMember,
  'group-admin': NotAGroupAdmin,
};

/** Enforces what the table of rights says of an operation; what it refuses is written down. */
@Injectable()
export class RightsGate {
  constructor(
    private readonly groups: GroupsService,
    private readonly refused: RefusedRights,
  ) {}

  async pass(right: Right, actor: Actor, request: FastifyRequest): Promise<void> {
    const named = idIn((request.params as { groupId?: string }).groupId);
    const barrier = barrierTo(right, actor, named === actor.groupId);
    if (!barrier) return;
    const isTheirsElsewhere =
      barrier === 'other-group' && (await this.groups.membership(actor.userId, named)) !== null;
    const refusal = isTheirsElsewhere ? new ActingElsewhere() : new REFUSALS[barrier]();
    await this.refused.note(refusal, actor, request);
    throw refusal;
  }
}
