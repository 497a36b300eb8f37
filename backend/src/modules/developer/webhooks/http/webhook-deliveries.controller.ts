import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { idIn } from '../../../../shared/http/path-id';
import { Requires } from '../../../../shared/http/requires.decorator';
import { DeliveryLogService } from '../application/delivery-log.service';
import { ResendDeliveryService } from '../application/resend-delivery.service';
import { SendSampleService } from '../application/send-sample.service';
import { DeliveriesDto, DeliveriesQuestionDto, DeliveryDetailDto, DeliveryDto } from './dto/deliveries.dto';
import { TestWebhookDto } from './dto/webhooks.dto';
import { presentDelivery, presentLogged, presentPage } from './webhooks.presenter';

/** What was sent to a webhook in the last 30 days. */
@ApiTags('developer')
@Controller('developer/webhooks/:id')
export class WebhookDeliveriesController {
  constructor(
    private readonly log: DeliveryLogService,
    private readonly samples: SendSampleService,
    private readonly resending: ResendDeliveryService,
  ) {}

  /** Sends a sample that is marked as one, and returns what came of it. */
  @Post('test')
  @HttpCode(200)
  @Requires('developer.test-webhook')
  @Answers(DeliveryDto)
  async test(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { event }: TestWebhookDto,
  ): Promise<DeliveryDto> {
    return presentDelivery(await this.samples.send(member, idIn(id), event));
  }

  /** Lists deliveries, newest first. */
  @Get('deliveries')
  @Requires('developer.list-deliveries')
  @Answers(DeliveriesDto)
  async list(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Query() question: DeliveriesQuestionDto,
  ): Promise<DeliveriesDto> {
    return presentPage(await this.log.page(member, idIn(id), question));
  }

  /** Returns a delivery with what is sent and what the receiver answered. */
  @Get('deliveries/:deliveryId')
  @Requires('developer.show-delivery')
  @Answers(DeliveryDetailDto)
  async show(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<DeliveryDetailDto> {
    return presentLogged(await this.log.show(member, idIn(id), deliveryId));
  }

  /** Sends an event again with the same id; its retries start over. */
  @Post('deliveries/:deliveryId/resend')
  @HttpCode(200)
  @Requires('developer.resend-delivery')
  @Answers(DeliveryDto)
  async resend(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<DeliveryDto> {
    return presentDelivery(await this.resending.resend(member, idIn(id), deliveryId));
  }
}
