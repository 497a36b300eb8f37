import { Injectable } from '@nestjs/common';
import { HumanSettings } from '../../../config/human-settings';
import { SignInSettings, SiteSettings, WebSettings } from '../../../config/settings';
import { PaymentOffersService } from '../../payments';
import type { Notices } from '../domain/notice';
import { OperatorNotices } from './ports/operator-notices';

const RECAPTCHA_VERSION = 3;

/** What holds for everybody on this installation. */
interface SiteSnapshot extends Notices {
  readonly ways: {
    readonly google: boolean;
    readonly oneTapClientId: string | null;
    readonly product: string;
  };
  readonly links: {
    readonly extension: string | null;
    readonly partner: string | null;
    readonly secondSite: string | null;
  };
  readonly contactEmail: string | null;
  readonly subdomainRoot: string;
  readonly paymentTypes: string[];
  readonly humanVerification: { readonly siteKey: string; readonly version: number } | null;
}

/** Gathers what pages show of the installation; they come with it, and programs may ask for it. */
@Injectable()
export class SiteDescriptionService {
  constructor(
    private readonly site: SiteSettings,
    private readonly signIn: SignInSettings,
    private readonly web: WebSettings,
    private readonly payments: PaymentOffersService,
    private readonly human: HumanSettings,
    private readonly notices: OperatorNotices,
  ) {}

  async current(): Promise<SiteSnapshot> {
    const { extensionUrl, secondSiteUrl, partner, contactEmail } = this.site;
    const { site: human } = this.human;
    const { google, oneTapClientId } = this.signIn;
    const { outage, promotion } = await this.notices.current();
    return {
      ways: { google: google !== null, oneTapClientId, product: this.web.productKey },
      links: { extension: extensionUrl, partner: partner?.url ?? null, secondSite: secondSiteUrl },
      contactEmail,
      outage,
      promotion,
      subdomainRoot: this.web.subdomainRoot,
      paymentTypes: [...this.payments.types],
      humanVerification: human && { siteKey: human.key, version: RECAPTCHA_VERSION },
    };
  }
}
