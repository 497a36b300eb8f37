import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentActor } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { PreviewPageService } from '../application/pages/preview-page.service';
import { PageAddressDto, PagePreviewDto } from './page-preview.dto';

@ApiTags('links')
@Controller('links')
export class PagePreviewController {
  constructor(
    private readonly previewPage: PreviewPageService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Reads the title, description and images of a web page. */
  @Post('parse')
  @HttpCode(200)
  @Requires('links.parse')
  @Answers(PagePreviewDto)
  async preview(
    @Body() { url }: PageAddressDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<PagePreviewDto> {
    const preview = await this.previewPage.preview(url, actor, this.addresses.addressOf(request.raw));
    return { ...preview, images: [...preview.images] };
  }
}
