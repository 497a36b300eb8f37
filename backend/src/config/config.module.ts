import { type DynamicModule, Module } from '@nestjs/common';
import { BrandDomainSettings } from './brand-domain-settings';
import { DestinationSettings } from './destination-settings';
import { DnsSettings } from './dns-settings';
import { DeveloperSettings } from './developer-settings';
import { GuestSettings } from './guest-settings';
import { HumanSettings } from './human-settings';
import { PaymentSettings } from './payment-settings';
import { ProxySettings } from './proxy-settings';
import { RegistrarSettings } from './registrar-settings';
import {
  AiSettings,
  MailSettings,
  PatrolSettings,
  PeopleSettings,
  ProcessSettings,
  SafetySettings,
  SecretSettings,
  SignInSettings,
  SiteSettings,
  StorageSettings,
} from './settings';
import type { Settings } from './settings-from-env';
import { ShortHostSettings } from './short-host-settings';
import { SmsSettings } from './sms-settings';
import { TlsSettings } from './tls-settings';
import { WebSettings } from './web-settings';

/** Hands each slice of the settings to those that ask for its class. */
@Module({})
export class ConfigModule {
  static forRoot(settings: Settings): DynamicModule {
    const slices = [
      { provide: WebSettings, useValue: settings.web },
      { provide: ProxySettings, useValue: settings.proxies },
      { provide: ShortHostSettings, useValue: settings.shortHosts },
      { provide: StorageSettings, useValue: settings.storage },
      { provide: ProcessSettings, useValue: settings.process },
      { provide: PeopleSettings, useValue: settings.people },
      { provide: GuestSettings, useValue: settings.guests },
      { provide: DeveloperSettings, useValue: settings.developer },
      { provide: SecretSettings, useValue: settings.secrets },
      { provide: MailSettings, useValue: settings.mail },
      { provide: SmsSettings, useValue: settings.sms },
      { provide: HumanSettings, useValue: settings.human },
      { provide: SignInSettings, useValue: settings.signIn },
      { provide: SiteSettings, useValue: settings.site },
      { provide: AiSettings, useValue: settings.ai },
      { provide: SafetySettings, useValue: settings.safety },
      { provide: PatrolSettings, useValue: settings.patrol },
      { provide: DestinationSettings, useValue: settings.destinations },
      { provide: PaymentSettings, useValue: settings.payments },
      { provide: BrandDomainSettings, useValue: settings.brandDomains },
      { provide: RegistrarSettings, useValue: settings.registrar },
      { provide: TlsSettings, useValue: settings.tls },
      { provide: DnsSettings, useValue: settings.dns },
    ];
    return { module: ConfigModule, global: true, providers: slices, exports: slices };
  }
}
