import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignInSettings, SiteSettings, WebSettings } from '../../../config/settings';
import { Answers } from '../../../shared/http/answers.decorator';
import { OfferedPayments } from '../../../shared/offered-payments/offered-payments';
import { Requires } from '../../../shared/http/requires.decorator';
import { OperatorNotices } from '../application/ports/operator-notices';
import { SiteDto } from './dto/site.dto';

@ApiTags('session')
@Controller()
export class SiteController {
  constructor(
    private readonly site: SiteSettings,
    private readonly signIn: SignInSettings,
    private readonly web: WebSettings,
    private readonly payments: OfferedPayments,
    private readonly notices: OperatorNotices,
  ) {}

  /** Returns the features, links and notices of this installation. */
  @Get('site')
  @Requires('account.describe-site')
  @Answers(SiteDto)
  async describe(): Promise<SiteDto> {
    const { extensionUrl, secondSiteUrl, partner, contactEmail } = this.site;
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
    };
  }
}
