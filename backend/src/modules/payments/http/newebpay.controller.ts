import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { FormOfOtherSite } from '../../../shared/http/other-sites-form';
import { Requires } from '../../../shared/http/requires.decorator';
import { ReceiveNotice } from '../application/receive-notice.service';

const GATEWAY = 'newebPay';

const messageIn = ({ body }: FastifyRequest): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

/** Where newebPay sends its messages and its customers. What it says is encrypted with the keys of the shop. */
@ApiTags('billing')
@Controller('payments/newebpay/period')
export class NewebpayController {
  constructor(private readonly notices: ReceiveNotice) {}

  /** Takes what newebPay tells of a mandate; it repeats what is not answered with 200. */
  @Post('notify')
  @Requires('payments.notify')
  @FormOfOtherSite()
  @HttpCode(200)
  async notify(@Req() request: FastifyRequest): Promise<SuccessDto> {
    await this.notices.receive(GATEWAY, messageIn(request));
    return new SuccessDto();
  }

  /** Takes the same from the browser of a customer who comes back, and sends them on to our page. */
  @Post('return')
  @Requires('payments.come-back')
  @FormOfOtherSite()
  async handleReturn(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.notices.handleReturn(GATEWAY, messageIn(request));
    await reply.redirect(page, 303);
  }
}
