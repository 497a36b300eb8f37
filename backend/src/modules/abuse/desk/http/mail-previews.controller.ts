import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../shared/http/answers.decorator';
import { type LinkName, NamedLink } from '../../../../shared/http/link-name.decorator';
import { idIn } from '../../../../shared/http/path-id';
import { Requires } from '../../../../shared/http/requires.decorator';
import { PreviewMailsService } from '../application/preview-mails.service';
import { LinkMailQuestionDto, MailPreviewsDto, SuspensionMailQuestionDto } from './dto/mail-previews.dto';

/** What the people concerned will read of a step, in their language, before it is taken. Nothing is sent. */
@ApiTags('admin')
@Controller('admin/mail-previews')
export class MailPreviewsController {
  constructor(private readonly previews: PreviewMailsService) {}

  /** Returns the mail that a person gets when they are suspended. */
  @Get('user/:userId')
  @Requires('desk.preview-suspension-mail')
  @Answers(MailPreviewsDto)
  async suspension(
    @Param('userId') userId: string,
    @Query() { reason = 'other' }: SuspensionMailQuestionDto,
  ): Promise<MailPreviewsDto> {
    return { mails: [...(await this.previews.ofSuspension(idIn(userId), reason))] };
  }

  /** Returns the mails that the author and the admins of the group get when a link is disabled or enabled. */
  @Get('link/:encodeId')
  @Requires('desk.preview-link-mail')
  @Answers(MailPreviewsDto)
  async link(
    @NamedLink() name: LinkName,
    @Query() { step = 'disable', reason = 'other' }: LinkMailQuestionDto,
  ): Promise<MailPreviewsDto> {
    return { mails: [...(await this.previews.ofLink(name, step, reason))] };
  }
}
