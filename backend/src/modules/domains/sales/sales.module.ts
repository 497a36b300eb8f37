import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RegistrarSettings } from '../../../config/registrar-settings';
import { IdentityModule } from '../../identity';
import { PaymentsModule } from '../../payments';
import { DomainRegistry, SafetyModule } from '../../safety';
import { BrandModule } from '../brand/brand.module';
import { BoughtClaimsService } from './application/bought-claims.service';
import { BoughtDomainMailsService } from './application/bought-domain-mails.service';
import { DomainSeller } from './application/domain-seller';
import { FindNamesService } from './application/find-names.service';
import { FollowPlansService } from './application/follow-plans.service';
import { IncludedDomainsService } from './application/included-domains.service';
import { BoughtDomainStore } from './application/ports/bought-domain-store';
import { Registrar } from './application/ports/registrar';
import { RegisterDomainsService } from './application/register-domains.service';
import { RegistrationOutcomesService } from './application/registration-outcomes.service';
import { RegistrationTaskMailsService } from './application/registration-task-mails.service';
import { ReserveDomainService } from './application/reserve-domain.service';
import { SalesUpkeep } from './application/sales-upkeep';
import { SettleRegistrationService } from './application/settle-registration.service';
import { RegistrationsController } from './http/registrations.controller';
import { SalesController } from './http/sales.controller';
import { boughtDomainSchema } from './infrastructure/bought-domain.schema';
import { HttpRegistrar } from './infrastructure/http-registrar';
import { ManualRegistrar } from './infrastructure/manual-registrar';
import { TypeormBoughtDomainStore } from './infrastructure/typeorm-bought-domain-store';
import { MailModule } from '../../../shared/mail/mail.module';
import { RateLimitModule } from '../../../shared/rate-limit/rate-limit.module';

/** Domains that groups buy here: found, reserved, paid for, registered, renewed and lost. */
@Module({
  imports: [
    MailModule,
    RateLimitModule,
    BrandModule,
    IdentityModule,
    PaymentsModule,
    SafetyModule,
    TypeOrmModule.forFeature([boughtDomainSchema]),
  ],
  controllers: [RegistrationsController, SalesController],
  providers: [
    BoughtClaimsService,
    BoughtDomainMailsService,
    DomainSeller,
    FindNamesService,
    FollowPlansService,
    IncludedDomainsService,
    RegisterDomainsService,
    RegistrationOutcomesService,
    RegistrationTaskMailsService,
    ReserveDomainService,
    SalesUpkeep,
    SettleRegistrationService,
    { provide: BoughtDomainStore, useClass: TypeormBoughtDomainStore },
    {
      provide: Registrar,
      inject: [RegistrarSettings, DomainRegistry],
      useFactory: ({ account }: RegistrarSettings, registry: DomainRegistry) =>
        account ? new HttpRegistrar(account) : new ManualRegistrar(registry),
    },
  ],
})
export class SalesModule {}
