import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../shared/http/answers.decorator';
import { idIn } from '../../../../shared/http/path-id';
import { Requires } from '../../../../shared/http/requires.decorator';
import type { JudgeCall } from '../../application/judge-case.service';
import { DeskDomainsService } from '../application/desk-domains.service';
import { DeskCall } from './desk-call.decorator';
import { presentDomainCard } from './desk.presenter';
import { DomainCardDto, SuspensionDto } from './dto/desk-domain.dto';

/** Domains that people who run the site take out of service. */
@ApiTags('admin')
@Controller('admin/bsd/:id/suspension')
export class DeskDomainsController {
  constructor(private readonly domains: DeskDomainsService) {}

  /** Takes a domain out of service, or lets it serve again. */
  @Put()
  @Requires('desk.suspend-domain')
  @Answers(DomainCardDto)
  async suspend(
    @DeskCall() call: JudgeCall,
    @Param('id') id: string,
    @Body() input: SuspensionDto,
  ): Promise<DomainCardDto> {
    return presentDomainCard(await this.domains.suspend(call, idIn(id), input));
  }
}
