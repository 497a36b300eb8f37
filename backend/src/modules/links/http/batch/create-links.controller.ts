import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { WebSettings } from '../../../../config/settings';
import type { Member } from '../../../../shared/domain/actor';
import { DomainError } from '../../../../shared/domain/domain-error';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../../shared/http/idempotency.interceptor';
import { Requires } from '../../../../shared/http/requires.decorator';
import { siteHostOf } from '../../../../shared/http/site-host';
import { ShortDomains } from '../../../domains';
import { CreateLinks } from '../../application/batch/create-links.service';
import { presentCreated } from './created-links.presenter';
import { CreatedLinksDto, CreateLinksDto } from './dto/create-links.dto';
import { readRow } from './new-link-row';

/** Many links at a time. */
@ApiTags('links')
@Controller('batch/links')
export class CreateLinksController {
  constructor(
    private readonly createLinks: CreateLinks,
    private readonly domains: ShortDomains,
    private readonly addresses: ClientAddress,
    private readonly web: WebSettings,
  ) {}

  /**
   * Makes at most 1000 links, as many times a day as the plan allows. Each is checked like that of `POST /links`, and
   * one that cannot be made stops no other.
   */
  @Post()
  @Requires('links.batch-create')
  @Idempotent()
  @Answers(CreatedLinksDto, 201)
  async create(
    @CurrentMember() member: Member,
    @Body() { links }: CreateLinksDto,
    @Req() request: FastifyRequest,
  ): Promise<CreatedLinksDto> {
    const call = { member, address: this.addresses.of(request.raw), host: siteHostOf(request) };
    const made = await this.createLinks.create(call, links.map(readRow));
    const domains = await this.domains.byId(
      made.flatMap((each) => (each instanceof DomainError ? [] : [each.domainId])),
    );
    return presentCreated(made, { domains, productKey: this.web.productKey });
  }
}
