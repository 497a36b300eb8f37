import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { idIn } from '../../../../shared/http/path-id';
import { SuccessDto } from '../../../../shared/http/problem.dto';
import { Requires } from '../../../../shared/http/requires.decorator';
import { MAX_WEBHOOKS, OwnWebhooksService } from '../application/own-webhooks.service';
import { RemoveWebhookService } from '../application/remove-webhook.service';
import { WebhooksService } from '../application/webhooks.service';
import { EVENT_SAMPLES } from '../domain/webhook-samples';
import {
  AddWebhookDto,
  ChangeWebhookDto,
  WebhookDto,
  WebhookEventsDto,
  WebhooksDto,
  WebhookWithSecretDto,
} from './dto/webhooks.dto';
import { presentOpened, presentWebhook } from './webhooks.presenter';

/** Endpoints that receive the events of the group. */
@ApiTags('developer')
@Controller('developer/webhooks')
export class WebhooksController {
  constructor(
    private readonly own: OwnWebhooksService,
    private readonly webhooks: WebhooksService,
    private readonly removing: RemoveWebhookService,
  ) {}

  /** Lists the webhooks of the group. */
  @Get()
  @Requires('developer.list-webhooks')
  @Answers(WebhooksDto)
  async list(@CurrentMember() member: Member): Promise<WebhooksDto> {
    return { webhooks: (await this.own.list(member)).map(presentWebhook), limit: MAX_WEBHOOKS };
  }

  /** Lists the events that webhooks can receive, with a sample of each. */
  @Get('events')
  @Requires('developer.list-events')
  @Answers(WebhookEventsDto)
  events(): WebhookEventsDto {
    return { events: EVENT_SAMPLES.map(({ type, sample }) => ({ type, sample })) };
  }

  /** Adds a webhook. Its secret is in this answer only. */
  @Post()
  @Requires('developer.add-webhook')
  @Answers(WebhookWithSecretDto, 201)
  async add(
    @CurrentMember() member: Member,
    @Body() { url, name = null, events }: AddWebhookDto,
  ): Promise<WebhookWithSecretDto> {
    return presentOpened(await this.webhooks.add(member, { url, name, events }));
  }

  /** Returns a webhook. */
  @Get(':id')
  @Requires('developer.show-webhook')
  @Answers(WebhookDto)
  async show(@CurrentMember() member: Member, @Param('id') id: string): Promise<WebhookDto> {
    return presentWebhook(await this.own.show(member, idIn(id)));
  }

  /** Changes a webhook, or switches it off or on. */
  @Put(':id')
  @Requires('developer.change-webhook')
  @Answers(WebhookDto)
  async change(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() edit: ChangeWebhookDto,
  ): Promise<WebhookDto> {
    return presentWebhook(await this.webhooks.change(member, idIn(id), edit));
  }

  /** Deletes a webhook with the log of its deliveries. */
  @Delete(':id')
  @Requires('developer.delete-webhook')
  @Answers(SuccessDto)
  async remove(@CurrentMember() member: Member, @Param('id') id: string): Promise<SuccessDto> {
    await this.removing.remove(member, idIn(id));
    return new SuccessDto();
  }

  /** Makes another secret, which is in this answer only. For 24 hours webhooks are signed with both. */
  @Post(':id/secret')
  @HttpCode(200)
  @Requires('developer.change-webhook-secret')
  @Answers(WebhookWithSecretDto)
  async changeSecret(
    @CurrentMember() member: Member,
    @Param('id') id: string,
  ): Promise<WebhookWithSecretDto> {
    return presentOpened(await this.webhooks.changeSecret(member, idIn(id)));
  }
}
