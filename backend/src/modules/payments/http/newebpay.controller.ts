import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { FormOfOtherSite } from '../../../shared/http/other-sites-form';
import { Requires } from '../../../shared/http/requires.decorator';
import { CardUpdatesService } from '../application/mandates/card-updates.service';
import { ReceiveNoticeService } from '../application/gateway-events/receive-notice.service';

const GATEWAY = 'newebPay';

type Message = Readonly<Record<string, unknown>>;

const objectOf = (values: unknown): Message =>
  typeof values === 'object' && values !== null ? (values as Message) : {};

const messageIn = ({ body }: FastifyRequest): Message => objectOf(body);

/** Where newebPay sends its messages and its customers. What it says is encrypted with the keys of the shop. */
@ApiTags('billing')
@Controller('payments/newebpay')
export class NewebpayController {
  constructor(
    private readonly notices: ReceiveNoticeService,
    private readonly cards: CardUpdatesService,
  ) {}

  /** Takes what newebPay tells of a mandate or a single payment; it repeats what is not answered with 200. */
  @Post(['period/notify', 'card/notify'])
  @Requires('payments.notify')
  @FormOfOtherSite()
  @HttpCode(200)
  async notify(@Req() request: FastifyRequest): Promise<SuccessDto> {
    await this.notices.receive(GATEWAY, messageIn(request));
    return new SuccessDto();
  }

  /** Takes the same from the browser of a customer who comes back, and sends them on to our page. */
  @Post(['period/return', 'card/return'])
  @Requires('payments.come-back')
  @FormOfOtherSite()
  async handleReturn(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.notices.handleReturn(GATEWAY, messageIn(request));
    await reply.redirect(page, 303);
  }

  /**
   * The same of a browser that comes by GET: newebPay's page leads back so when nothing was paid, and browsers do when the
   * page is loaded again. A buyer who brings no message is led to our page all the same.
   */
  @Get(['period/return', 'card/return'])
  @Requires('payments.come-back-by-link')
  @FormOfOtherSite()
  async handleReturnByLink(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.notices.handleReturn(GATEWAY, objectOf(request.query));
    await reply.redirect(page, 303);
  }

  /**
   * Takes a message about a customer's card. It is not signed, so newebPay is asked about the mandate that it names, at most
   * once an hour; only that answer counts. The response is the same whether or not there is such a mandate.
   */
  @Post('card-update')
  @Requires('payments.receive-card-update')
  @FormOfOtherSite()
  @HttpCode(200)
  async updateCard(@Req() request: FastifyRequest): Promise<SuccessDto> {
    await this.cards.receive(GATEWAY, messageIn(request));
    return new SuccessDto();
  }
}
