import { Module } from '@nestjs/common';
import { BillingModule } from '../billing';
import { GroupsModule } from '../groups';
import { IdentityModule } from '../identity';
import { AccountOwners } from './application/leaving/account-owners.service';
import { AccountPersonalData } from './application/account-personal-data';
import { AccountSettings } from './application/account-settings.service';
import { AccountStores } from './application/account-stores';
import { AccountUpkeep } from './application/account-upkeep';
import { DeleteAccount } from './application/leaving/delete-account.service';
import { EraseAccount } from './application/leaving/erase-account.service';
import { ExportAccount } from './application/leaving/export-account.service';
import { Goodbye } from './application/leaving/goodbye.service';
import { Leaving } from './application/leaving/leaving.service';
import { MemberLog } from './application/member-log.service';
import { MyInfo } from './application/my-info.service';
import { NewsOfPeople } from './application/news-of-people';
import { NewsOfPlans } from './application/news-of-plans';
import { NotificationNames } from './application/notification-names.service';
import { Notifications } from './application/notifications.service';
import { NewsOfDestinations } from './application/outages/news-of-destinations';
import { OutageMails } from './application/outages/outage-mails.service';
import { TellOwners } from './application/outages/tell-owners.service';
import { PartnerCodes } from './application/partner-codes.service';
import { PhoneProof } from './application/phone-proof';
import { PhoneVerification } from './application/phone-verification.service';
import { DepartureStore } from './application/ports/departure-store';
import { OutageMailStore } from './application/ports/outage-mail-store';
import { NotificationStore } from './application/ports/notification-store';
import { OperatorNotices } from './application/ports/operator-notices';
import { PartnerCodeStore } from './application/ports/partner-code-store';
import { PhoneStore } from './application/ports/phone-store';
import { SubdomainStore } from './application/ports/subdomain-store';
import { SurveyStore } from './application/ports/survey-store';
import { Subdomains } from './application/subdomains.service';
import { Surveys } from './application/surveys.service';
import { FeedbackController } from './http/feedback.controller';
import { LeavingController } from './http/leaving.controller';
import { MemberLogController } from './http/member-log.controller';
import { NotificationsController } from './http/notifications.controller';
import { PartnerController } from './http/partner.controller';
import { PhoneController } from './http/phone.controller';
import { ProfileController } from './http/profile.controller';
import { SiteController } from './http/site.controller';
import { SubdomainsController } from './http/subdomains.controller';
import { FileOperatorNotices } from './infrastructure/file-operator-notices';
import { SqlOutageMailStore } from './infrastructure/sql-outage-mail-store';
import { TypeormDepartureStore } from './infrastructure/typeorm-departure-store';
import { TypeormNotificationStore } from './infrastructure/typeorm-notification-store';
import { TypeormPartnerCodeStore } from './infrastructure/typeorm-partner-code-store';
import { TypeormPhoneStore } from './infrastructure/typeorm-phone-store';
import { TypeormSubdomainStore } from './infrastructure/typeorm-subdomain-store';
import { TypeormSurveyStore } from './infrastructure/typeorm-survey-store';

const stores = [
  { provide: DepartureStore, useClass: TypeormDepartureStore },
  { provide: NotificationStore, useClass: TypeormNotificationStore },
  { provide: OutageMailStore, useClass: SqlOutageMailStore },
  { provide: OperatorNotices, useClass: FileOperatorNotices },
  { provide: PartnerCodeStore, useClass: TypeormPartnerCodeStore },
  { provide: PhoneStore, useClass: TypeormPhoneStore },
  { provide: SubdomainStore, useClass: TypeormSubdomainStore },
  { provide: SurveyStore, useClass: TypeormSurveyStore },
];

@Module({
  imports: [BillingModule, GroupsModule, IdentityModule],
  controllers: [
    FeedbackController,
    LeavingController,
    MemberLogController,
    NotificationsController,
    PartnerController,
    PhoneController,
    ProfileController,
    SiteController,
    SubdomainsController,
  ],
  providers: [
    ...stores,
    AccountOwners,
    AccountPersonalData,
    AccountSettings,
    AccountStores,
    AccountUpkeep,
    DeleteAccount,
    EraseAccount,
    ExportAccount,
    Goodbye,
    Leaving,
    MemberLog,
    MyInfo,
    NewsOfDestinations,
    NewsOfPeople,
    NewsOfPlans,
    NotificationNames,
    Notifications,
    OutageMails,
    PartnerCodes,
    PhoneProof,
    PhoneVerification,
    Subdomains,
    Surveys,
    TellOwners,
  ],
  exports: [MemberLog, Notifications, Subdomains],
})
export class AccountModule {}
