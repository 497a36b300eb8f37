import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { WebSettings } from '../../../../config/web-settings';
import type { Member } from '../../../../shared/domain/actor';
import { DomainError } from '../../../../shared/domain/domain-error';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../../shared/http/idempotency.interceptor';
import { Requires } from '../../../../shared/http/requires.decorator';
import { siteHostOf } from '../../../../shared/http/site-host';
import { DomainsOfLinksService } from '../../../domains';
import { CreateBatchService } from '../application/create-batch.service';
import { presentCreated } from './created-links.presenter';
import { CreatedLinksDto, CreateLinksDto } from './create-links.dto';
import { readNewLinkRow } from './new-link-row';

/** Many links at a time. */
@ApiTags('links')
@Controller('batch/links')
export class CreateLinksController {
  constructor(
    private readonly createBatch: CreateBatchService,
    private readonly domains: DomainsOfLinksService,
    private readonly addresses: ClientAddress,
    private readonly web: WebSettings,
  ) {}

  /**
   * Creates up to 1000 links, within the daily limit of the plan. Each is validated as in `POST /links`; an invalid
   * one does not stop the others.
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
    const call = { member, address: this.addresses.addressOf(request.raw), host: siteHostOf(request) };
    const made = await this.createBatch.create(call, links.map(readNewLinkRow));
    const domainOf = await this.domains.ofAll(
      made.flatMap((each) => (each instanceof DomainError ? [] : [each])),
    );
    return presentCreated(made, { domainOf, productKey: this.web.productKey });
  }
}
