import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Entered } from '../application/sign-in.service';
import type { KEEPERS, SignedInDto } from './dto/sign-in-code.dto';
import { SessionCookies } from './session-cookies';

/** Hands a session that has just begun to the browser or program that keeps it. */
@Injectable()
export class SignedInPresenter {
  constructor(private readonly cookies: SessionCookies) {}

  async answer(
    { user: { userId }, groupId, session, refreshToken, isNew }: Entered,
    keep: (typeof KEEPERS)[number] | undefined,
    reply: FastifyReply,
  ): Promise<SignedInDto> {
    void reply.header('cache-control', 'no-store');
    if (keep !== 'cookie') return { id: userId, key: refreshToken, groupId, isNew };
    this.cookies.rememberBrowser(reply, session.browserUuid);
    await this.cookies.keep(reply, { userId, groupId, refreshToken });
    return { id: userId, key: null, groupId, isNew };
  }
}
