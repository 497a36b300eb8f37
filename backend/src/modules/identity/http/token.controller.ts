import { Body, Controller, Get, HttpCode, Logger, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { CurrentActor } from '../../../shared/http/current-actor.decorator';
import { Bare } from '../../../shared/http/envelope.interceptor';
import { problemOf } from '../../../shared/http/problem';
import { Requires } from '../../../shared/http/requires.decorator';
import { LoginFailed } from '../domain/identity.errors';
import { TokenDto, TokenInfoDto, TokenRefusalDto, TokenRequestDto } from './dto/token.dto';
import { clientSecretIn, ProgramGrant } from './program-grant';
import { TokenGrants } from './token-grants';
import { refuseToken } from './token-refusals';

@ApiTags('session')
@Controller()
export class TokenController {
  private readonly logger = new Logger('Token');

  constructor(
    private readonly grants: TokenGrants,
    private readonly programs: ProgramGrant,
    private readonly clock: Clock,
  ) {}

  /**
   * Issues an access token. Visitors get a token for creating links and reading the counts of links created in this
   * browser; callers with a refresh token get a token for their session, in one of their groups.
   */
  @Post('token')
  @HttpCode(200)
  @Requires('identity.issue-token')
  @Bare()
  @RouteConfig({ refuse: refuseToken })
  @ApiConsumes('application/x-www-form-urlencoded', 'application/json')
  @ApiOkResponse({ type: TokenDto })
  @ApiResponse({ status: 'default', description: 'The token request was refused.', type: TokenRefusalDto })
  async issue(
    @Body() body: TokenRequestDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokenDto> {
    void reply.header('cache-control', 'no-store');
    try {
      const secret = clientSecretIn(body, request);
      if (secret !== null) return await this.programs.grant(secret, request, reply);
      return await this.grants.grant(body, request, reply);
    } catch (error) {
      if (problemOf(error).status !== 500) throw error;
      this.logger.error({ err: error, requestId: request.id }, 'no token could be made');
      throw new LoginFailed();
    }
  }

  /** Returns the scope and remaining lifetime of an access token. */
  @Get('tokeninfo')
  @Requires('identity.show-token')
  @Bare()
  @ApiOkResponse({ type: TokenInfoDto })
  info(@CurrentActor() actor: Actor, @Req() { tokenExpires }: FastifyRequest): TokenInfoDto {
    const left = (tokenExpires ?? 0) - Math.floor(this.clock.now().getTime() / 1_000);
    if (actor.kind === 'program' || actor.kind === 'viewer') throw new Error('no access token is theirs');
    const { kind, userId, groupId } = actor;
    const isAdmin = actor.kind === 'member' && actor.isSiteAdmin;
    return { active: true, userId, groupId, scope: kind, expiresIn: Math.max(left, 0), isAdmin };
  }
}
