import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { idIn } from '../../../shared/http/path-id';
import { Requires } from '../../../shared/http/requires.decorator';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { MyDomainsService } from '../application/my-domains.service';
import { OwnSubdomainService } from '../application/own-subdomain.service';
import { SubdomainsService } from '../application/subdomains.service';
import { SubdomainItemDto, SubdomainNameDto } from '../brand/http/brand-domains.dto';
import { presentOwnSubdomain } from './my-domains.presenter';
import { SubdomainAnswerDto, SubdomainQuestionDto } from './subdomains.dto';

/** As fast as a person types, and far too slow to list who has what. */
const LIMIT = { name: 'domains.subdomain-check', points: 120, seconds: 60 };

@ApiTags('domains')
@Controller()
export class SubdomainsController {
  constructor(
    private readonly subdomains: SubdomainsService,
    private readonly own: OwnSubdomainService,
    private readonly domains: MyDomainsService,
    private readonly limits: RateLimits,
    private readonly addresses: ClientAddress,
  ) {}

  /** Checks whether a subdomain is available to the caller, without saving it. */
  @Post('subdomain_availability/check')
  @HttpCode(200)
  @Requires('domains.check-subdomain')
  @Answers(SubdomainAnswerDto)
  async check(
    @CurrentMember() { userId }: Member,
    @Body() { subdomain }: SubdomainQuestionDto,
  ): Promise<SubdomainAnswerDto> {
    await this.limits.take(LIMIT, userId);
    const code = await this.subdomains.refusalOf(userId, subdomain);
    return { available: code === null, code };
  }

  /** Gives the caller a personal subdomain. */
  @Post('bsd/subdomain')
  @Requires('domains.make-subdomain')
  @Answers(SubdomainItemDto, 201)
  async make(
    @CurrentMember() member: Member,
    @Body() { name }: SubdomainNameDto,
    @Req() request: FastifyRequest,
  ): Promise<SubdomainItemDto> {
    const made = await this.own.make(member, name, this.addresses.addressOf(request.raw));
    return presentOwnSubdomain(made, await this.domains.defaultOf(member));
  }

  /** Renames the caller's personal subdomain; its links get the new name. */
  @Put('bsd/subdomain/:id')
  @Requires('domains.rename-subdomain')
  @Answers(SubdomainItemDto)
  async rename(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { name }: SubdomainNameDto,
    @Req() request: FastifyRequest,
  ): Promise<SubdomainItemDto> {
    const address = this.addresses.addressOf(request.raw);
    const renamed = await this.own.rename(member, idIn(id), { name, address });
    return presentOwnSubdomain(renamed, await this.domains.defaultOf(member));
  }
}
