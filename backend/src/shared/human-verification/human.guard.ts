import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { type Operation, rightTo } from '../domain/rights';
import { ClientAddress } from '../http/client-address';
import '../http/current-actor.decorator';
import { OPERATION } from '../http/requires.decorator';
import { actionOf } from './human-judgement';
import { HumanVerification } from './human-verification';
import { HUMAN_TOKEN_HEADER } from './human-verification.errors';

/**
 * Has callers show that they are human where the row of the table of rights asks for it. Registered for every route, behind
 * the guard that knows who calls.
 */
@Injectable()
export class HumanGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly verification: HumanVerification,
    private readonly addresses: ClientAddress,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    const operation = this.reflector.getAllAndOverride<Operation>(OPERATION, places);
    const right = rightTo(operation);
    if (right.who === 'anyone' || right.human === undefined) return true;
    const { actor, headers, raw } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!actor) throw new Error('a route that humans alone may call must require an actor');
    const token = headers[HUMAN_TOKEN_HEADER.toLowerCase()];
    await this.verification.admit({
      action: actionOf(operation),
      requirement: right.human,
      actor,
      token: Array.isArray(token) ? token[0] : token,
      address: this.addresses.addressOf(raw),
    });
    return true;
  }
}
