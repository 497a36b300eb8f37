import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../shared/http/answers.decorator';
import { idIn } from '../../../../shared/http/path-id';
import { SuccessDto } from '../../../../shared/http/problem.dto';
import { Requires } from '../../../../shared/http/requires.decorator';
import type { JudgeCall } from '../../application/judge-case.service';
import { DeskViewsService } from '../application/desk-views.service';
import { becauseOf } from './because';
import { DeskCall } from './desk-call.decorator';
import { presentView } from './desk.presenter';
import { BecauseDto, ViewDto } from './dto/desk.dto';

/** How site admins see what another person sees. */
@ApiTags('admin')
@Controller('admin')
export class DeskViewsController {
  constructor(private readonly views: DeskViewsService) {}

  /**
   * Begins a read-only view of a person in one of their groups, for 15 minutes. Requires a note. The group's log shows that
   * it happened; secrets and addresses stay hidden.
   */
  @Post('user/:userId/view/:groupId')
  @Requires('desk.view-person')
  @Answers(ViewDto, 201)
  async start(
    @DeskCall() call: JudgeCall,
    @Param('userId') userId: string,
    @Param('groupId') groupId: string,
    @Body() body: BecauseDto,
  ): Promise<ViewDto> {
    const viewed = { userId: idIn(userId), groupId: idIn(groupId) };
    return presentView(await this.views.start(call, viewed, becauseOf(body)));
  }

  /** Ends a view of this session. */
  @Delete('view/:viewId')
  @Requires('desk.end-view')
  @Answers(SuccessDto)
  async end(@DeskCall() call: JudgeCall, @Param('viewId') viewId: string): Promise<SuccessDto> {
    await this.views.end(call, viewId);
    return new SuccessDto();
  }
}
