import { Body, Controller, Get, Param, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { SignedInMember } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentSignedIn } from '../../../shared/http/current-actor.decorator';
import { idIn } from '../../../shared/http/path-id';
import { Requires } from '../../../shared/http/requires.decorator';
import { JudgeCaseService } from '../application/judge-case.service';
import { ShowCasesService } from '../application/show-cases.service';
import { presentCases, presentCaseDetails } from './case.presenter';
import { CaseDetailsDto, CaseRangeDto, CasesDto, JudgeCaseDto, ReportRangeDto } from './dto/cases.dto';

/** The queue of reported links, for those who run the site. */
@ApiTags('abuse')
@Controller('admin/abuse-reports')
export class CasesController {
  constructor(
    private readonly showCases: ShowCasesService,
    private readonly judgeCase: JudgeCaseService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Lists abuse cases in one state, 20 per page. */
  @Get()
  @Requires('reports.list-cases')
  @Answers(CasesDto)
  async list(@Query() { state = 'open', start }: CaseRangeDto): Promise<CasesDto> {
    return presentCases(await this.showCases.page(state, start));
  }

  /** Returns an abuse case with its reports and the actions taken. */
  @Get(':caseId')
  @Requires('reports.show-case')
  @Answers(CaseDetailsDto)
  async show(@Param('caseId') caseId: string, @Query() { start }: ReportRangeDto): Promise<CaseDetailsDto> {
    return presentCaseDetails(await this.showCases.one(idIn(caseId), start));
  }

  /** Records a decision on an abuse case and applies it to the link. Repeating the request has no further effect. */
  @Put(':caseId')
  @Requires('reports.judge-case')
  @Answers(CaseDetailsDto)
  async judge(
    @CurrentSignedIn() admin: SignedInMember,
    @Param('caseId') caseId: string,
    @Body() { state, action, note = '' }: JudgeCaseDto,
    @Req() request: FastifyRequest,
  ): Promise<CaseDetailsDto> {
    const call = { admin, address: this.addresses.addressOf(request.raw) };
    await this.judgeCase.judge(call, idIn(caseId), { state, action, note });
    return presentCaseDetails(await this.showCases.one(idIn(caseId), -1));
  }
}
