import { Body, Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../shared/http/answers.decorator';
import { idIn } from '../../../../shared/http/path-id';
import { Requires } from '../../../../shared/http/requires.decorator';
import type { JudgeCall } from '../../application/judge-case.service';
import { DeskCardsService } from '../application/desk-cards.service';
import { DeskSuspensionsService } from '../application/desk-suspensions.service';
import { ShowActionsService } from '../application/show-actions.service';
import { becauseOf } from './because';
import { DeskCall } from './desk-call.decorator';
import { presentAction, presentPersonCard } from './desk.presenter';
import { BecauseDto, DeskActionDto, PersonCardDto } from './dto/desk.dto';

/** What those who run the site see of people, and do about them. */
@ApiTags('admin')
@Controller('admin/user/:userId')
export class DeskPeopleController {
  constructor(
    private readonly suspensions: DeskSuspensionsService,
    private readonly cards: DeskCardsService,
    private readonly actions: ShowActionsService,
  ) {}

  /** Returns a person with their groups and the number of their links. */
  @Get()
  @Requires('desk.show-person')
  @Answers(PersonCardDto)
  async show(@Param('userId') userId: string): Promise<PersonCardDto> {
    return presentPersonCard(await this.cards.person(idIn(userId)));
  }

  /**
   * Suspends a person: sessions and tokens end at once, and the links that they made are disabled in the background. Their
   * data is kept. Undone by `POST /admin/actions/{actionId}/undo`.
   */
  @Delete()
  @Requires('desk.suspend-person')
  @Answers(DeskActionDto)
  async suspend(
    @DeskCall() call: JudgeCall,
    @Param('userId') userId: string,
    @Body() body: BecauseDto,
    @Query() query: BecauseDto,
  ): Promise<DeskActionDto> {
    const { id } = await this.suspensions.person(call, idIn(userId), becauseOf(body, query));
    return presentAction(await this.actions.one(id));
  }
}
