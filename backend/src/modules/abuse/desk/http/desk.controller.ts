import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../shared/http/answers.decorator';
import { type LinkName, NamedLink } from '../../../../shared/http/link-name.decorator';
import { idIn } from '../../../../shared/http/path-id';
import { Requires } from '../../../../shared/http/requires.decorator';
import { BlockListsService } from '../../../safety';
import type { JudgeCall } from '../../application/judge-case.service';
import { DeskLinksService } from '../application/desk-links.service';
import { FindAtDeskService } from '../application/find-at-desk.service';
import { ShowActionsService } from '../application/show-actions.service';
import { UndoActionService } from '../application/undo-action.service';
import { becauseOf } from './because';
import { DeskCall } from './desk-call.decorator';
import {
  presentAction,
  presentActions,
  presentBlockListFile,
  presentFoundAtDesk,
  presentAnyLink,
} from './desk.presenter';
import {
  ActionRangeDto,
  AnyLinkDto,
  BecauseDto,
  BlockListFileDto,
  DeskActionDto,
  DeskActionsDto,
  DeskQuestionDto,
  FoundDto,
} from './dto/desk.dto';

/** Where those who run the site find things, and see and undo what any of them did. */
@ApiTags('admin')
@Controller('admin')
export class DeskController {
  constructor(
    private readonly finder: FindAtDeskService,
    private readonly actions: ShowActionsService,
    private readonly undoAction: UndoActionService,
    private readonly links: DeskLinksService,
    private readonly blockLists: BlockListsService,
  ) {}

  /** Finds a link, a person, a browser or a destination by whatever names it. */
  @Get('find')
  @Requires('desk.find')
  @Answers(FoundDto)
  async find(@Query() { q }: DeskQuestionDto): Promise<FoundDto> {
    return presentFoundAtDesk(await this.finder.find(q));
  }

  /** Lists what site administrators did, newest first, 20 per page. */
  @Get('actions')
  @Requires('desk.list-actions')
  @Answers(DeskActionsDto)
  async list(@Query() { kind, subject, isInForce, start }: ActionRangeDto): Promise<DeskActionsDto> {
    const range = { kind: kind ?? null, subject: subject ?? null, isInForce: isInForce ?? false, start };
    return presentActions(await this.actions.page(range));
  }

  /** Returns an action and how many links it has processed. */
  @Get('actions/:actionId')
  @Requires('desk.show-action')
  @Answers(DeskActionDto)
  async show(@Param('actionId') actionId: string): Promise<DeskActionDto> {
    return presentAction(await this.actions.one(idIn(actionId)));
  }

  /** Undoes a suspension or a block. Links that it disabled are enabled again in the background. */
  @Post('actions/:actionId/undo')
  @HttpCode(200)
  @Requires('desk.undo-action')
  @Answers(DeskActionDto)
  async undo(@DeskCall() call: JudgeCall, @Param('actionId') actionId: string): Promise<DeskActionDto> {
    const { id } = await this.undoAction.undo(call, idIn(actionId));
    return presentAction(await this.actions.one(id));
  }

  /** Returns what was read of the operator's block list, which is changed by writing the file. */
  @Get('block-list')
  @Requires('desk.show-block-list')
  @Answers(BlockListFileDto)
  async blockList(): Promise<BlockListFileDto> {
    return presentBlockListFile(await this.blockLists.fileReading());
  }

  /** Makes every process forget what it has cached of a link. */
  @Delete('cache/:encodeId')
  @Requires('desk.clear-cache')
  @Answers(AnyLinkDto)
  async forget(
    @DeskCall() call: JudgeCall,
    @NamedLink() name: LinkName,
    @Body() body: BecauseDto,
    @Query() query: BecauseDto,
  ): Promise<AnyLinkDto> {
    return presentAnyLink(await this.links.forgetCached(call, name, becauseOf(body, query)));
  }
}
