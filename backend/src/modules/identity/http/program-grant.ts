import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientAddress } from '../../../shared/http/client-address';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { AccessTokensService } from '../application/access-tokens.service';
import { ProgramCallersService } from '../application/programs/program-callers.service';
import { ACCESS_TOKEN_LIFETIME } from '../domain/access-token';
import { InvalidClient, Unauthorized } from '../domain/identity.errors';
import type { TokenDto, TokenRequestDto } from './dto/token.dto';
import { TOKENS_FROM_ONE_ADDRESS } from './token-grants';

const BASIC = /^Basic(?: +(\S*))?$/i;

/** By which a program says who it is (RFC 6749, section 2.3.1); null when the request is none of a program. */
export function clientSecretIn(
  { grant_type: grant, client_secret: inBody }: TokenRequestDto,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | null {
  if (grant !== 'client_credentials') return null;
  const basic = BASIC.exec(headers.authorization ?? '');
  if (!basic) return inBody ?? null;
  const [, ...password] = Buffer.from(basic[1] ?? '', 'base64')
    .toString()
    .split(':');
  return password.join(':');
}

/** Gives a program an access token for its API token. */
@Injectable()
export class ProgramGrant {
  constructor(
    private readonly programs: ProgramCallersService,
    private readonly tokens: AccessTokensService,
    private readonly addresses: ClientAddress,
    private readonly limits: RateLimits,
  ) {}

  /** What is no API token never becomes the token of a guest: the program would not notice. Throws `InvalidClient`. */
  async grant(secret: string, request: FastifyRequest, reply: FastifyReply): Promise<TokenDto> {
    const address = this.addresses.addressOf(request.raw);
    await this.limits.take(TOKENS_FROM_ONE_ADDRESS, address);
    try {
      const program = await this.programs.holderOf(secret, address);
      return {
        access_token: this.tokens.issue(program),
        token_type: 'Bearer',
        expires_in: ACCESS_TOKEN_LIFETIME,
        scope: program.scopes.join(' '),
        user_id: program.userId,
        group_id: program.groupId,
      };
    } catch (error) {
      if (!(error instanceof Unauthorized)) throw error;
      void reply.header('www-authenticate', 'Basic realm="Linklet API"');
      throw new InvalidClient();
    }
  }
}
