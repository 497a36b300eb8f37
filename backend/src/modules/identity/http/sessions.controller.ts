import { Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, SignedInMember } from '../../../shared/domain/actor';
import { DomainError } from '../../../shared/domain/domain-error';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentActor, CurrentSignedIn } from '../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { AuthenticateService } from '../application/authenticate.service';
import { MySessionsService } from '../application/sessions/my-sessions.service';
import type { Session } from '../domain/session.entity';
import { tokenIn } from './shown-token';
import { type SessionDto, SessionsDto } from './dto/session.dto';
import { CurrentUserDto } from './dto/token.dto';
import { SessionCookies } from './session-cookies';

function present(session: Session, isCurrent: boolean): SessionDto {
  const { id, browser, os, device, country, createdAt, lastUsedAt } = session;
  const times = { createdTime: createdAt.toISOString(), lastUsedTime: lastUsedAt.toISOString() };
  return { id, isCurrent, browser, os, device, country, ...times };
}

@ApiTags('session')
@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: MySessionsService,
    private readonly authenticate: AuthenticateService,
    private readonly cookies: SessionCookies,
    private readonly addresses: ClientAddress,
  ) {}

  /** Returns the current user. */
  @Get('current_user')
  @Requires('identity.show-caller')
  @Answers(CurrentUserDto)
  whoAmI(@CurrentActor() actor: Actor): CurrentUserDto {
    return { userId: actor.userId, isAdmin: actor.kind === 'member' && actor.isSiteAdmin };
  }

  /**
   * Signs the caller out and ends the session. Accepts either the access token or the session cookie; no sign-in is
   * required.
   */
  @Post('auth/logout')
  @Requires('identity.log-out')
  @Answers(SuccessDto)
  async logOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SuccessDto> {
    const address = this.addresses.addressOf(request.raw);
    const actor = await this.actorOf(request);
    if (actor?.kind === 'member') await this.sessions.logOut(actor, address);
    const kept = this.cookies.sessionIn(request);
    if (kept) await this.sessions.logOutByToken(kept.userId, kept.refreshToken, address);
    this.cookies.forget(reply);
    return new SuccessDto();
  }

  /** Lists the caller's active sessions. */
  @Get('my/sessions')
  @Requires('identity.list-sessions')
  @Answers(SessionsDto)
  async list(@CurrentSignedIn() member: SignedInMember): Promise<SessionsDto> {
    const sessions = await this.sessions.list(member);
    return { sessions: sessions.map((each) => present(each, each.id === member.sessionId)) };
  }

  /** Ends one of the caller's sessions. */
  @Delete('my/sessions/:id')
  @Requires('identity.end-session')
  @Answers(SuccessDto)
  async end(
    @Param('id') id: string,
    @CurrentSignedIn() member: SignedInMember,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.sessions.end(member, id, this.addresses.addressOf(request.raw));
    return new SuccessDto();
  }

  /** Ends all of the caller's sessions except the current one. */
  @Delete('my/sessions')
  @Requires('identity.end-other-sessions')
  @Answers(SuccessDto)
  async endOthers(
    @CurrentSignedIn() member: SignedInMember,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.sessions.endOthers(member, this.addresses.addressOf(request.raw));
    return new SuccessDto();
  }

  /** A token that is no good is no reason not to leave. */
  private async actorOf(request: FastifyRequest): Promise<Actor | null> {
    try {
      const token = tokenIn(request);
      if (!token) return null;
      const browserCookie = this.cookies.browserIn(request);
      const address = this.addresses.addressOf(request.raw);
      return (await this.authenticate.holder(token, { browserCookie, address, named: null })).actor;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return null;
    }
  }
}
