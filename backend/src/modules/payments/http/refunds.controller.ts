import { Body, Controller, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import type { DeskStep } from '../application/desk/desk-audit.service';
import { CorrectInvoiceService } from '../application/desk/correct-invoice.service';
import { OrderRefundsService } from '../application/desk/order-refunds.service';
import { RefundedOrdersService } from '../application/refunds/refunded-orders.service';
import { SettleInvoiceService } from '../application/desk/settle-invoice.service';
import { SettleRefundService } from '../application/desk/settle-refund.service';
import {
  AdminInvoiceDto,
  InvoiceCorrectionDto,
  InvoiceStepDto,
  NewRefundDto,
  OrderRefundsDto,
  RefundPathDto,
  RefundStepDto,
} from './dto/refunds.dto';
import { invoiceStepFrom, presentAdminInvoice, presentRefunds, wantedAmount } from './refunds.presenter';

/** For those who run the site. */
@ApiTags('admin')
@Controller('admin/billing/orders/:externalId')
export class AdminRefundsController {
  constructor(
    private readonly orders: RefundedOrdersService,
    private readonly refunds: OrderRefundsService,
    private readonly stuck: SettleRefundService,
    private readonly invoices: SettleInvoiceService,
    private readonly corrections: CorrectInvoiceService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Lists what was refunded of an order, and what can be. */
  @Get('refunds')
  @Requires('payments.list-refunds')
  @Answers(OrderRefundsDto)
  async list(@Param('externalId') externalId: string): Promise<OrderRefundsDto> {
    return presentRefunds(await this.orders.orderWith(externalId));
  }

  /**
   * Refunds an order, all that is left of it or a part. The gateway is asked within a minute; newebPay takes some days. The
   * invoice is voided or reduced when the money is back.
   */
  @Post('refunds')
  @Requires('payments.refund')
  @Answers(OrderRefundsDto, 201)
  async add(
    @CurrentMember() admin: Member,
    @Param('externalId') externalId: string,
    @Body() { amount, reason, endSubscription = false }: NewRefundDto,
    @Req() request: FastifyRequest,
  ): Promise<OrderRefundsDto> {
    const wanted = { amount: wantedAmount(amount), endSubscription };
    await this.refunds.want(externalId, wanted, this.stepOf(admin, reason, request));
    return presentRefunds(await this.orders.orderWith(externalId));
  }

  /** Continues a refund that is stuck. */
  @Post('refunds/:number')
  @Requires('payments.settle-refund')
  @Answers(OrderRefundsDto)
  async settle(
    @CurrentMember() admin: Member,
    @Param() name: RefundPathDto,
    @Body() { action, reason }: RefundStepDto,
    @Req() request: FastifyRequest,
  ): Promise<OrderRefundsDto> {
    await this.stuck.goOn(name, action, this.stepOf(admin, reason, request));
    return presentRefunds(await this.orders.orderWith(name.externalId));
  }

  /** Continues with the invoice of an order that waits for a person. */
  @Post('invoice')
  @Requires('payments.settle-invoice')
  @Answers(AdminInvoiceDto)
  async settleInvoice(
    @CurrentMember() admin: Member,
    @Param('externalId') externalId: string,
    @Body() input: InvoiceStepDto,
    @Req() request: FastifyRequest,
  ): Promise<AdminInvoiceDto> {
    const step = this.stepOf(admin, input.reason, request);
    return presentAdminInvoice(await this.invoices.goOn(externalId, invoiceStepFrom(input), step));
  }

  /**
   * Corrects whom the invoice of an order is for, and tries to issue it again. The group's settings are corrected, too, where
   * they are the same.
   */
  @Put('invoice/buyer')
  @Requires('payments.correct-invoice')
  @Answers(AdminInvoiceDto)
  async correctInvoice(
    @CurrentMember() admin: Member,
    @Param('externalId') externalId: string,
    @Body() { invoice, reason }: InvoiceCorrectionDto,
    @Req() request: FastifyRequest,
  ): Promise<AdminInvoiceDto> {
    const step = this.stepOf(admin, reason, request);
    return presentAdminInvoice(await this.corrections.correct(externalId, invoice, step));
  }

  private stepOf(admin: Member, reason: string, request: FastifyRequest): DeskStep {
    return { admin, reason: reason.trim(), address: this.addresses.addressOf(request.raw) };
  }
}
