import { Body, Controller, Get, Param, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { HIGHEST_ID, idIn } from '../../../shared/http/path-id';
import { Requires } from '../../../shared/http/requires.decorator';
import { AlertsService } from '../application/desk/alerts.service';
import { ReconciliationReportsService } from '../application/reconciliation/reconciliation-reports.service';
import { presentAlert, presentAlerts } from './admin-billing.presenter';
import { AlertRangeDto, CloseAlertDto } from './dto/admin-billing.dto';
import { AdminAlertDto, AdminAlertsDto } from './dto/admin-order.dto';
import { ReconciliationRangeDto, ReconciliationsDto } from './dto/reconciliation.dto';
import { presentReconciliations } from './reconciliation.presenter';

const beforeId = (start: string | undefined): number => (start === undefined ? HIGHEST_ID : idIn(start));

/** What needs a person, for those who run the site. */
@ApiTags('admin')
@Controller('admin/billing')
export class PaymentAlertsController {
  constructor(
    private readonly alerts: AlertsService,
    private readonly reconciliations: ReconciliationReportsService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Lists alerts in one state, newest first, 50 per page. */
  @Get('alerts')
  @Requires('payments.list-alerts')
  @Answers(AdminAlertsDto)
  async listAlerts(@Query() { state = 'open', start }: AlertRangeDto): Promise<AdminAlertsDto> {
    const { alerts, hasOlder } = await this.alerts.page(state, beforeId(start));
    return presentAlerts(alerts, hasOlder);
  }

  /** Closes an alert that has been dealt with. Closing it again has no further effect. */
  @Put('alerts/:alertId')
  @Requires('payments.close-alert')
  @Answers(AdminAlertDto)
  async closeAlert(
    @CurrentMember() admin: Member,
    @Param('alertId') alertId: string,
    @Body() { reason }: CloseAlertDto,
    @Req() request: FastifyRequest,
  ): Promise<AdminAlertDto> {
    const address = this.addresses.addressOf(request.raw);
    return presentAlert(await this.alerts.close(admin, idIn(alertId), { reason, address }));
  }

  /** Lists comparisons with the gateways, one per day and gateway, newest first, 30 per page. */
  @Get('reconciliation')
  @Requires('payments.list-reconciliations')
  @Answers(ReconciliationsDto)
  async listReconciliations(@Query() { start }: ReconciliationRangeDto): Promise<ReconciliationsDto> {
    const { reports, hasOlder } = await this.reconciliations.page(beforeId(start));
    return presentReconciliations(reports, hasOlder);
  }
}
