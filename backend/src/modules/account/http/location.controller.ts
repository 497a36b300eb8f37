import { Controller, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Places } from '../../../shared/geo/places';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { Requires } from '../../../shared/http/requires.decorator';
import { LocationDto } from './dto/site.dto';

/** The specification's country of a visitor who is on no map. */
const HOME_COUNTRY = 'TW';

@ApiTags('session')
@Controller()
export class LocationController {
  constructor(
    private readonly places: Places,
    private readonly addresses: ClientAddress,
  ) {}

  /** Returns the caller's approximate location, derived only from the IP address of the request. */
  @Get('location')
  @Requires('account.locate-caller')
  @Answers(LocationDto)
  location(@Req() request: FastifyRequest): LocationDto {
    const place = this.places.placeOf(this.addresses.addressOf(request.raw));
    return { city: place?.city ?? null, country: place?.country ?? HOME_COUNTRY };
  }
}
