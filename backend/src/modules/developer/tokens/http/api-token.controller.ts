import { Body, Controller, Delete, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../../shared/domain/actor';
import { DEFAULT_SCOPES } from '../../../../shared/domain/rights/program-scopes';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { maskedProgramToken } from '../../../identity';
import { ApiTokensService, type ApiTokenSnapshot } from '../application/api-tokens.service';
import { ApiTokenDto, ResetTokenDto } from './dto/api-token.dto';

@ApiTags('developer')
@Controller('developer/my/token')
export class ApiTokenController {
  constructor(
    private readonly tokens: ApiTokensService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Returns the API token of the active group, masked. */
  @Get()
  @Requires('developer.show-token')
  @Answers(ApiTokenDto)
  async show(@CurrentMember() member: Member): Promise<ApiTokenDto> {
    return present(await this.tokens.show(member));
  }

  /** Replaces the API token of the active group. The whole new token is in this answer and nowhere else. */
  @Post()
  @Requires('developer.reset-token')
  @Answers(ApiTokenDto)
  async reset(
    @CurrentMember() member: Member,
    @Body() { scopes = [...DEFAULT_SCOPES], keepOldHours = 0 }: ResetTokenDto,
    @Req() request: FastifyRequest,
  ): Promise<ApiTokenDto> {
    const address = this.addresses.addressOf(request.raw);
    const secret = await this.tokens.reset(member, { scopes, keepOldHours, address });
    return present(await this.tokens.show(member), secret);
  }

  /** Revokes the API token of the active group, and the one before it. */
  @Delete()
  @Requires('developer.revoke-token')
  @Answers(ApiTokenDto)
  async revoke(@CurrentMember() member: Member, @Req() request: FastifyRequest): Promise<ApiTokenDto> {
    await this.tokens.revoke(member, this.addresses.addressOf(request.raw));
    return this.show(member);
  }
}

function present({ current, replaced, maker }: ApiTokenSnapshot, secret?: string): ApiTokenDto {
  return {
    secret: secret ?? (current && maskedProgramToken(current)),
    scopes: [...(current?.scopes ?? [])],
    createdAt: current?.createdAt ?? null,
    createdBy: maker,
    lastUsedAt: current?.lastUsedAt ?? null,
    lastUsedCountry: current?.lastUsedCountry ?? null,
    replaced: replaced?.replacedUntil
      ? { secret: maskedProgramToken(replaced), endsAt: replaced.replacedUntil }
      : null,
  };
}
