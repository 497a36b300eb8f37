import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { ExplainVisit } from '../../application/explain/explain-visit.service';
import type { LinkPlace } from '../../application/link-places.service';
import { readQuestion } from '../../domain/explain/visit-question';
import { PlaceOfLink } from '../link-place.pipe';
import { VisitQuestionDto } from './explain.dto';
import { presentExplanation } from './explanation.presenter';
import { ExplanationDto } from './explanation.dto';

/** Why visitors of a link arrive where they do. */
@ApiTags('links')
@Controller('links/:encodeId')
export class ExplainController {
  constructor(
    private readonly explainVisit: ExplainVisit,
    private readonly clock: Clock,
  ) {}

  /** What a visit gets that somebody describes, which rule says so, and what apps draw of the link. Nothing is counted. */
  @Post('explain')
  @HttpCode(200)
  @Requires('links.explain')
  @Answers(ExplanationDto)
  async explain(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() wish: VisitQuestionDto,
  ): Promise<ExplanationDto> {
    const question = readQuestion(wish, this.clock.now());
    return presentExplanation(await this.explainVisit.explain(member, place, question), question);
  }
}
