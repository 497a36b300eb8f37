import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ClientAddress } from '../../../shared/http/client-address';
import { idIn } from '../../../shared/http/path-id';
import type { Member } from '../../../shared/domain/actor';
import type { TeamCall } from '../application/team-call';

/** Reads what every call about a group says. */
@Injectable()
export class TeamCalls {
  constructor(private readonly addresses: ClientAddress) {}

  callOf(member: Member, groupId: string, request: FastifyRequest): TeamCall {
    return { member, groupId: idIn(groupId), address: this.addresses.addressOf(request.raw) };
  }
}
