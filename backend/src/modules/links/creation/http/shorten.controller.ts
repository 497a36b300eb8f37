import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { WebSettings } from '../../../../config/web-settings';
import type { Actor } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentActor } from '../../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../../shared/http/idempotency.interceptor';
import { Requires } from '../../../../shared/http/requires.decorator';
import { DomainsOfLinksService } from '../../../domains';
import { LinkClaimsService } from '../../core/application/link-claims.service';
import { CreateLinkService } from '../application/create-link.service';
import { ShortenedLinkDto, ShortenLinkDto } from './shorten-link.dto';
import { presentShortened } from './link.presenter';

@ApiTags('links')
@Controller('links')
export class ShortenController {
  constructor(
    private readonly createLink: CreateLinkService,
    private readonly claims: LinkClaimsService,
    private readonly domains: DomainsOfLinksService,
    private readonly web: WebSettings,
    private readonly addresses: ClientAddress,
  ) {}

  /**
   * Creates a short link with the given settings. If any value is invalid, nothing is created. Shortening the same
   * URL again creates another link. Guests may create a limited number of links an hour, and of names that are words a
   * day: beyond, the answer is 429 with `Retry-After`.
   */
  @Post()
  @Requires('links.shorten')
  @Idempotent()
  @Answers(ShortenedLinkDto, 201)
  async shorten(@CurrentActor() actor: Actor, @Body() body: ShortenLinkDto, @Req() request: FastifyRequest) {
    const link = await this.createLink.create(actor, this.addresses.addressOf(request.raw), body);
    const { origin } = await this.domains.domainOf(link);
    const { productKey } = this.web;
    return presentShortened(link, this.claims.issue(link), { origin, productKey });
  }
}
