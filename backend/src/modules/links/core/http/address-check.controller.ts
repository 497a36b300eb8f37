import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentActor } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { CheckAddressService } from '../application/safety/check-address.service';
import { AddressCheckDto, AddressVerdictDto } from './dto/address-check.dto';

@ApiTags('links')
@Controller('analytics/domain')
export class AddressCheckController {
  constructor(
    private readonly checkAddress: CheckAddressService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Checks a URL before it is shortened: whether it would be refused, and whether visitors would see a warning. */
  @Post()
  // Said here too, because the document takes a POST without it for a creation.
  @HttpCode(200)
  @Requires('links.check-address')
  @Answers(AddressVerdictDto)
  check(
    @CurrentActor() actor: Actor,
    @Body() body: AddressCheckDto,
    @Req() request: FastifyRequest,
  ): Promise<AddressVerdictDto> {
    return this.checkAddress.check(actor, this.addresses.addressOf(request.raw), body.url);
  }
}
