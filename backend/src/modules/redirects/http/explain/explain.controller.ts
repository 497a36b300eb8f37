import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { type LinkName, NamedLink } from '../../../../shared/http/link-name.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { ExplainVisitService } from '../../application/explain/explain-visit.service';
import { readVisitQuestion } from '../../domain/explain/visit-question';
import { VisitQuestionDto } from './explain.dto';
import { presentExplanation } from './explanation.presenter';
import { ExplanationDto } from './explanation.dto';

/** Why visitors of a link arrive where they do. */
@ApiTags('links')
@Controller('links/:encodeId')
export class ExplainController {
  constructor(
    private readonly explainVisit: ExplainVisitService,
    private readonly clock: Clock,
  ) {}

  /**
   * Simulates a visit and returns the response, the rule that decided it and how apps show the link. Nothing is
   * counted.
   */
  @Post('explain')
  @HttpCode(200)
  @Requires('links.explain')
  @Answers(ExplanationDto)
  async explain(
    @CurrentMember() member: Member,
    @NamedLink() name: LinkName,
    @Body() input: VisitQuestionDto,
  ): Promise<ExplanationDto> {
    const question = readVisitQuestion(input, this.clock.now());
    return presentExplanation(await this.explainVisit.explain(member, name, question), question);
  }
}
