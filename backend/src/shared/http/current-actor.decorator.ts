import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor, Member, SignedInMember } from '../domain/actor';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard on routes that require a token. */
    actor?: Actor;
    /**
     * Asks the guard again, for answers that go on for long: the caller as they are now. Rejects once the token is over,
     * the session has ended or the operation is no longer theirs. Set where `actor` is.
     */
    readmit?: () => Promise<Actor>;
  }
}

/** The caller, as the guard found it in the token. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!actor) throw new Error('a route that asks for the actor must require one');
  return actor;
});

/** The caller of a route that requires a member: a person, or a program for one. */
export const CurrentMember = createParamDecorator((_: unknown, context: ExecutionContext): Member => {
  const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!actor || actor.kind === 'guest') throw new Error('a route that asks for the member must require one');
  return actor;
});

/** The caller of a route that no program may call. */
export const CurrentSignedIn = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedInMember => {
    const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
    if (actor?.kind !== 'member') throw new Error('a route that asks for a session must keep programs out');
    return actor;
  },
);
