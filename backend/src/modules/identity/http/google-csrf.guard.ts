import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { sameText } from '../../../shared/crypto/same-text';
import { InvalidInput } from '../../../shared/domain/domain-error';

const NAME = 'g_csrf_token';

/** Lets in only what the page sends that Google's script ran on: no other can read the cookie that it set. */
@Injectable()
export class GoogleCsrfGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body, cookies } = context.switchToHttp().getRequest<FastifyRequest>();
    const shown = (body as Readonly<Record<string, unknown>> | undefined)?.[NAME];
    const kept = cookies[NAME];
    if (typeof shown === 'string' && kept && sameText(shown, kept)) return true;
    const message = `${NAME} must be sent as a cookie and in the body, with the same value.`;
    throw new InvalidInput([{ field: NAME, code: 'identity.google-csrf', message }]);
  }
}
