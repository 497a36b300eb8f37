import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { ClaimDomainService } from '../application/claim-domain.service';
import { DomainNamesService } from '../application/domain-names.service';
import { HostRefused } from '../domain/brand-domain.errors';
import { DomainAvailabilityDto, DomainQuestionDto, ParsedDomainDto } from './brand-domains.dto';
import { presentAvailability, presentName } from './brand-domains.presenter';

/** As fast as a person types. */
const QUESTIONS = { name: 'domains.availability', points: 120, seconds: 60 };

/** Whether a group can have a domain, before it is added. */
@ApiTags('domains')
@Controller('bsd')
export class DomainQuestionsController {
  constructor(
    private readonly claims: ClaimDomainService,
    private readonly names: DomainNamesService,
    private readonly limits: RateLimits,
  ) {}

  /** Parses a domain as entered and returns its registrable domain. */
  @Get('domain/parse')
  @Requires('domains.parse-name')
  @Answers(ParsedDomainDto)
  parse(@Query() { domain }: DomainQuestionDto): ParsedDomainDto {
    const reading = this.names.nameIn(domain);
    if (reading.refusal !== null) throw new HostRefused(reading.refusal, 'domain');
    return presentName(reading);
  }

  /** Checks whether the group could add a domain, without adding it. */
  @Post('domain/availability')
  @Requires('domains.check-brand')
  @Answers(DomainAvailabilityDto)
  async availability(
    @CurrentMember() member: Member,
    @Body() { domain }: DomainQuestionDto,
  ): Promise<DomainAvailabilityDto> {
    await this.limits.take(QUESTIONS, member.userId);
    return presentAvailability(await this.claims.availabilityOf(member, domain));
  }

  /** Checks whether a domain registered elsewhere could be bound to the group. */
  @Post('binding/availability')
  @Requires('domains.check-binding')
  @Answers(DomainAvailabilityDto)
  bindingAvailability(
    @CurrentMember() member: Member,
    @Body() input: DomainQuestionDto,
  ): Promise<DomainAvailabilityDto> {
    return this.availability(member, input);
  }
}
