import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RegistrarSettings } from '../../../config/registrar-settings';
import { IdentityModule } from '../../identity';
import { PaymentsModule } from '../../payments';
import { DomainRegistry, SafetyModule } from '../../safety';
import { BrandModule } from '../brand/brand.module';
import { BoughtClaims } from './application/bought-claims.service';
import { BoughtDomainMails } from './application/bought-domain-mails.service';
import { DomainSeller } from './application/domain-seller';
import { FindNames } from './application/find-names.service';
import { FollowPlans } from './application/follow-plans.service';
import { IncludedDomains } from './application/included-domains.service';
import { BoughtDomainStore } from './application/ports/bought-domain-store';
import { Registrar } from './application/ports/registrar';
import { RegisterDomains } from './application/register-domains.service';
import { RegistrationOutcomes } from './application/registration-outcomes.service';
import { RegistrationTaskMails } from './application/registration-task-mails.service';
import { ReserveDomain } from './application/reserve-domain.service';
import { SalesUpkeep } from './application/sales-upkeep';
import { SettleRegistration } from './application/settle-registration.service';
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
    BoughtClaims,
    BoughtDomainMails,
    DomainSeller,
    FindNames,
    FollowPlans,
    IncludedDomains,
    RegisterDomains,
    RegistrationOutcomes,
    RegistrationTaskMails,
    ReserveDomain,
    SalesUpkeep,
    SettleRegistration,
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
