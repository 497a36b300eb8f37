import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { idIn } from '../../../shared/http/path-id';
import { Requires } from '../../../shared/http/requires.decorator';
import { FindBillingService } from '../application/desk/find-billing.service';
import { GroupPageService } from '../application/desk/group-page.service';
import { ManualPaymentsService } from '../application/desk/manual-payments.service';
import { OrderPageService } from '../application/desk/order-page.service';
import { GroupPlansService } from '../plans/application/group-plans.service';
import { presentFoundBilling, presentGroupPage, presentOrderPage } from './admin-billing.presenter';
import { BillingQuestionDto, FoundBillingDto, ManualPaymentDto } from './dto/admin-billing.dto';
import { AdminGroupPageDto, AdminOrderPageDto } from './dto/admin-order.dto';

/** Payments of everybody, for those who run the site. */
@ApiTags('admin')
@Controller('admin/billing')
export class AdminBillingController {
  constructor(
    private readonly findBilling: FindBillingService,
    private readonly orders: OrderPageService,
    private readonly groups: GroupPageService,
    private readonly plans: GroupPlansService,
    private readonly payments: ManualPaymentsService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Finds people, groups and orders by whatever names a payment. */
  @Get('search')
  @Requires('payments.search-billing')
  @Answers(FoundBillingDto)
  async find(@Query() { q }: BillingQuestionDto): Promise<FoundBillingDto> {
    return presentFoundBilling(await this.findBilling.find(q));
  }

  /** Returns an order with all that has happened to it. */
  @Get('orders/:externalId')
  @Requires('payments.show-billed-order')
  @Answers(AdminOrderPageDto)
  async order(@Param('externalId') externalId: string): Promise<AdminOrderPageDto> {
    return presentOrderPage(await this.orders.pageOf(externalId));
  }

  /**
   * Marks an unpaid order as paid by hand, for example by bank transfer. The group gets what it is for until the end of the
   * period; nothing is charged afterwards.
   */
  @Post('orders/:externalId/payment')
  @Requires('payments.mark-paid')
  @Answers(AdminOrderPageDto)
  async markPaid(
    @CurrentMember() admin: Member,
    @Param('externalId') externalId: string,
    @Body() { reference, reason }: ManualPaymentDto,
    @Req() request: FastifyRequest,
  ): Promise<AdminOrderPageDto> {
    const address = this.addresses.addressOf(request.raw);
    await this.payments.mark(admin, externalId, { reference, reason, address });
    return presentOrderPage(await this.orders.pageOf(externalId));
  }

  /** Returns what a group pays, has paid and may use. */
  @Get('groups/:groupId')
  @Requires('payments.show-billed-group')
  @Answers(AdminGroupPageDto)
  async group(@Param('groupId') groupId: string): Promise<AdminGroupPageDto> {
    const page = await this.groups.pageOf(idIn(groupId));
    return presentGroupPage(page, await this.plans.liveOf(page.groupId));
  }
}
