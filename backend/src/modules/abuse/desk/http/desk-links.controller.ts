import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../shared/http/answers.decorator';
import { type LinkName, NamedLink } from '../../../../shared/http/link-name.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import type { JudgeCall } from '../../application/judge-case.service';
import { DeskCardsService } from '../application/desk-cards.service';
import { DeskLinksService } from '../application/desk-links.service';
import { DeskSuspensionsService } from '../application/desk-suspensions.service';
import { ShowActionsService } from '../application/show-actions.service';
import { ShowContactService } from '../application/show-contact.service';
import { becauseOf } from './because';
import { DeskCall } from './desk-call.decorator';
import { presentAction, presentAnyLink, presentOwner } from './desk.presenter';
import { AnyLinkDto, BecauseDto, DeskActionDto, LinkOwnerDto, OwnerQuestionDto } from './dto/desk.dto';

/** What those who run the site do to links. A link is looked for on the shared domain unless `domain` names another. */
@ApiTags('admin')
@Controller('admin/link')
export class DeskLinksController {
  constructor(
    private readonly links: DeskLinksService,
    private readonly suspensions: DeskSuspensionsService,
    private readonly cards: DeskCardsService,
    private readonly contacts: ShowContactService,
    private readonly actions: ShowActionsService,
  ) {}

  /** Disables a link: visitors see the reason and the slug stays taken. Its abuse case is opened or joined. */
  @Delete(':encodeId')
  @Requires('desk.disable-link')
  @Answers(AnyLinkDto)
  async disable(
    @DeskCall() call: JudgeCall,
    @NamedLink() name: LinkName,
    @Body() body: BecauseDto,
    @Query() query: BecauseDto,
  ): Promise<AnyLinkDto> {
    return presentAnyLink(await this.links.disable(call, name, becauseOf(body, query)));
  }

  /** Enables a link again and removes a warning that administrators or lists put on it. */
  @Post(':encodeId/enable')
  @HttpCode(200)
  @Requires('desk.enable-link')
  @Answers(AnyLinkDto)
  async enable(
    @DeskCall() call: JudgeCall,
    @NamedLink() name: LinkName,
    @Body() body: BecauseDto,
  ): Promise<AnyLinkDto> {
    return presentAnyLink(await this.links.enable(call, name, becauseOf(body)));
  }

  /** Returns who made a link and which group owns it. The email address is masked unless `reveal` is true. */
  @Get(':encodeId/user_info')
  @Requires('desk.show-owner')
  @Answers(LinkOwnerDto)
  async owner(
    @DeskCall() call: JudgeCall,
    @NamedLink() name: LinkName,
    @Query() query: OwnerQuestionDto,
  ): Promise<LinkOwnerDto> {
    if (query.reveal !== 'true') return presentOwner(await this.cards.owner(name), false);
    return presentOwner(await this.contacts.show(call, name, becauseOf(query)), true);
  }

  /** Disables all links that guests made in a browser, and lets it make none for 30 days. Links are processed in the background. */
  @Delete('browser/:browserId')
  @Requires('desk.suspend-browser')
  @Answers(DeskActionDto)
  async browser(
    @DeskCall() call: JudgeCall,
    @Param('browserId') browserId: string,
    @Body() body: BecauseDto,
    @Query() query: BecauseDto,
  ): Promise<DeskActionDto> {
    const { browserUuid } = await this.cards.browser(browserId);
    const { id } = await this.suspensions.browser(call, browserUuid, becauseOf(body, query));
    return presentAction(await this.actions.one(id));
  }
}
