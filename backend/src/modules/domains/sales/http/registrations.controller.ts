import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../../shared/domain/actor';
import { InvalidInput } from '../../../../shared/domain/domain-error';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { idIn } from '../../../../shared/http/path-id';
import { SuccessDto } from '../../../../shared/http/problem.dto';
import { Requires } from '../../../../shared/http/requires.decorator';
import { type PersonsAnswer, SettleRegistrationService } from '../application/settle-registration.service';
import { RegistrationTasksDto, SettleRegistrationDto } from './sales.dto';
import { presentRegistrationTask } from './sales.presenter';

/** Domains that wait for their registrar, for those who run the site. */
@ApiTags('domains')
@Controller('admin/domains')
export class RegistrationsController {
  constructor(
    private readonly registrations: SettleRegistrationService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Lists domains that are paid for and wait for their registrar (site administrators only). */
  @Get()
  @Requires('domains.list-registration-tasks')
  @Answers(RegistrationTasksDto)
  async list(): Promise<RegistrationTasksDto> {
    return { tasks: (await this.registrations.tasks()).map(presentRegistrationTask) };
  }

  /** Records that a domain was registered, or refuses it and refunds what was paid (site administrators only). */
  @Put(':id')
  @Requires('domains.settle-registration')
  @Answers(SuccessDto)
  async settle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() input: SettleRegistrationDto,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    const call = { member, address: this.addresses.addressOf(request.raw) };
    await this.registrations.settle(call, idIn(id), answerIn(input));
    return new SuccessDto();
  }
}

function answerIn({ expiresOn, refusal }: SettleRegistrationDto): PersonsAnswer {
  if (expiresOn !== undefined && refusal === undefined) return { expiresOn };
  if (refusal !== undefined && expiresOn === undefined) return { refusal };
  const message = 'Send either expiresOn or refusal.';
  throw new InvalidInput([{ field: 'expiresOn', code: 'domains.one-answer', message }]);
}
