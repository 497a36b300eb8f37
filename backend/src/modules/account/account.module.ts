import { Module } from '@nestjs/common';
import { BillingModule } from '../billing';
import { DomainsModule } from '../domains';
import { GroupsModule } from '../groups';
import { IdentityModule } from '../identity';
import { NotificationsModule } from '../notifications';
import { PaymentsModule } from '../payments';
import { AccountOwnersService } from './application/leaving/account-owners.service';
import { AccountPersonalData } from './application/account-personal-data';
import { AccountSettingsService } from './application/account-settings.service';
import { AccountStores } from './application/account-stores';
import { AccountUpkeep } from './application/account-upkeep';
import { DeleteAccountService } from './application/leaving/delete-account.service';
import { EraseAccountService } from './application/leaving/erase-account.service';
import { ExportAccountService } from './application/leaving/export-account.service';
import { DeletionNoticeService } from './application/leaving/deletion-notice.service';
import { LeavingService } from './application/leaving/leaving.service';
import { MemberLogService } from './application/member-log.service';
import { MyInfoService } from './application/my-info.service';
import { PartnerCodesService } from './application/partner-codes.service';
import { PhoneProof } from './application/phone-proof';
import { PhoneVerificationService } from './application/phone-verification.service';
import { DepartureStore } from './application/ports/departure-store';
import { OperatorNotices } from './application/ports/operator-notices';
import { PartnerCodeStore } from './application/ports/partner-code-store';
import { PhoneStore } from './application/ports/phone-store';
import { SurveyStore } from './application/ports/survey-store';
import { SiteDescriptionService } from './application/site-description.service';
import { SurveysService } from './application/surveys.service';
import { FeedbackController } from './http/feedback.controller';
import { LeavingController } from './http/leaving.controller';
import { MemberLogController } from './http/member-log.controller';
import { PartnerController } from './http/partner.controller';
import { PhoneController } from './http/phone.controller';
import { ProfileController } from './http/profile.controller';
import { LocationController } from './http/location.controller';
import { SiteController } from './http/site.controller';
import { FileOperatorNotices } from './infrastructure/file-operator-notices';
import { TypeormDepartureStore } from './infrastructure/typeorm-departure-store';
import { TypeormPartnerCodeStore } from './infrastructure/typeorm-partner-code-store';
import { TypeormPhoneStore } from './infrastructure/typeorm-phone-store';
import { TypeormSurveyStore } from './infrastructure/typeorm-survey-store';
import { GeoModule } from '../../shared/geo/geo.module';
import { MailModule } from '../../shared/mail/mail.module';
import { PersonalDataModule } from '../../shared/personal-data/personal-data.module';
import { RateLimitModule } from '../../shared/rate-limit/rate-limit.module';
import { SmsModule } from '../../shared/sms/sms.module';
import { VerifiedPeopleModule } from '../../shared/verified-people/verified-people.module';

const stores = [
  { provide: DepartureStore, useClass: TypeormDepartureStore },
  { provide: OperatorNotices, useClass: FileOperatorNotices },
  { provide: PartnerCodeStore, useClass: TypeormPartnerCodeStore },
  { provide: PhoneStore, useClass: TypeormPhoneStore },
  { provide: SurveyStore, useClass: TypeormSurveyStore },
];

@Module({
  imports: [
    GeoModule,
    MailModule,
    PersonalDataModule,
    RateLimitModule,
    SmsModule,
    VerifiedPeopleModule,
    BillingModule,
    DomainsModule,
    GroupsModule,
    IdentityModule,
    NotificationsModule,
    PaymentsModule,
  ],
  controllers: [
    FeedbackController,
    LeavingController,
    MemberLogController,
    PartnerController,
    PhoneController,
    ProfileController,
    LocationController,
    SiteController,
  ],
  providers: [
    ...stores,
    AccountOwnersService,
    AccountPersonalData,
    AccountSettingsService,
    AccountStores,
    AccountUpkeep,
    DeleteAccountService,
    EraseAccountService,
    ExportAccountService,
    DeletionNoticeService,
    LeavingService,
    MemberLogService,
    MyInfoService,
    PartnerCodesService,
    PhoneProof,
    PhoneVerificationService,
    SiteDescriptionService,
    SurveysService,
  ],
  exports: [MemberLogService, SiteDescriptionService],
})
export class AccountModule {}
